// Beside Voila's own script: code on demand, a title, and keys that scroll at once.
{
  const cells = document.getElementById("rendered_cells");
  cells.tabIndex = -1;

  const show = window.display_cells;
  window.display_cells = window.voila_finish = () => {
    show();
    document.title = document.querySelector("h1")?.firstChild.textContent ?? document.title;
    cells.focus();
  };

  document.getElementById("app-code").addEventListener("click", ({ target }) => {
    const shown = document.body.classList.toggle("app-code");
    target.setAttribute("aria-pressed", String(shown));
    target.textContent = shown ? "Hide code" : "Show code";
  });
}
