// Light or dark: as the address says, else as the reader chose once, else as the server or the reader's system has it.
(() => {
  const KEEP = "rulebook_lab theme";
  const { body } = document;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const served = body.classList.contains("theme-dark");

  function kept() {
    try {
      return localStorage.getItem(KEEP);
    } catch {
      return null;
    }
  }

  function wear() {
    const asked = new URLSearchParams(location.search).get("theme") ?? kept();
    const dark = asked ? asked === "dark" : served || system.matches;
    for (const theme of ["light", "dark"]) {
      const worn = dark === (theme === "dark");
      body.classList.toggle(`theme-${theme}`, worn);
      for (const link of document.querySelectorAll(`link[href*="theme-${theme}.css"]`))
        link.setAttribute("media", worn ? "all" : "not all");
    }
    body.dataset.jpThemeLight = String(!dark);
    body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
    document.dispatchEvent(new Event("theme"));
  }

  system.addEventListener("change", wear);
  // chosen on this page, without opening it anew: what is played goes on
  document.addEventListener("choose-theme", () => {
    const theme = body.classList.contains("theme-dark") ? "light" : "dark";
    try {
      localStorage.setItem(KEEP, theme);
    } catch {
      // a browser that keeps nothing: the address does
    }
    const address = new URL(location.href);
    if (kept() === theme) address.searchParams.delete("theme");
    else address.searchParams.set("theme", theme);
    history.replaceState(history.state, "", address);
    wear();
  });
  wear();
})();
