// A JupyterLab extension: a board whose kernel is gone is shown by the picture that the notebook keeps.
//
// JupyterLab shows the widget of an output whatever else the output holds; for one that no kernel knows any
// more it says "Error displaying widget" (https://github.com/jupyter-widgets/ipywidgets/issues/4026). Here the
// stored picture takes the place of that sentence, and of "Loading widget..." until the widget is there, with a
// button that runs the notebook down to the cell. What the button says comes with the output. It is there from the
// first, while the kernel starts: whether that one knows the widget shows only after seconds.
//
// Plain JavaScript, loaded as it is: no build, no dependency.

(() => {
  const PLUGIN = "rulebook-lab:pictures";
  const GONE = "Error displaying widget";
  const WAITING = new RegExp(`^(${GONE}|Loading widget)`);
  const SVG = "image/svg+xml";
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const PATIENCE = 2000; // milliseconds in which a widget may still come, as it is given by JupyterLab
  const mended = new WeakSet(); // what draws widgets, and asks now
  const known = new WeakSet(); // the panels that were looked at

  /**
   * What draws a notebook's widgets asks first whether there is one, where a picture is stored: else every board
   * that is gone is an error in the console.
   */
  function mend(panel) {
    const rendermime = panel.content?.rendermime;
    if (!rendermime?.mimeTypes.includes(VIEW)) return;
    known.add(panel);
    const one = rendermime.createRenderer(VIEW);
    const drawing = Object.getPrototypeOf(one);
    one.dispose();
    if (mended.has(drawing)) return;
    mended.add(drawing);
    const draw = drawing.renderModel;
    drawing.renderModel = async function (model) {
      if (!model.data[SVG]) return draw.call(this, model);
      this.node.textContent = "Loading widget...";
      const manager = await this._manager.promise;
      const there = () => manager.has_model(model.data[VIEW].model_id);
      const late = Date.now() + PATIENCE;
      while (!there() && !(manager.restoredStatus && Date.now() > late))
        await new Promise((then) => setTimeout(then, 100));
      if (this.isDisposed) return;
      if (there()) return draw.call(this, model);
      this.node.textContent = GONE;
    };
  }

  /** The notebook, the cell and the stored output that an element stands in. */
  function home(app, node) {
    for (const panel of app.shell.widgets("main")) {
      if (!panel.node.contains(node) || !panel.content?.widgets) continue;
      const index = panel.content.widgets.findIndex((cell) => cell.node.contains(node));
      const area = panel.content.widgets[index]?.outputArea;
      const at = area?.widgets.findIndex((output) => output.node.contains(node)) ?? -1;
      if (at >= 0) return { panel, index, output: area.model.get(at) };
    }
    return null;
  }

  /** Runs a notebook down to a cell, and goes to it. */
  async function run(app, panel, index) {
    panel.content.activeCellIndex = index;
    app.shell.activateById(panel.id);
    await panel.sessionContext.ready; // the button may be there before the kernel
    await app.commands.execute("notebook:run-all-above");
    panel.content.activeCellIndex = index;
    await app.commands.execute("notebook:run-cell");
    panel.content.widgets[index].node.scrollIntoView({ block: "start" }); // what was below the window's edge is seen too
  }

  /** A picture of a drawing. It runs no script, whoever made the notebook. */
  function image(svg, words) {
    const picture = document.createElement("img");
    picture.src = `data:${SVG};utf8,${encodeURIComponent(svg)}`;
    picture.alt = words;
    picture.style.cssText = "max-width: 100%; height: auto";
    return picture;
  }

  /** The panels of a stored walkthrough in as many columns as there is room for; null where there are none. */
  function flowing(svg) {
    const root = new DOMParser().parseFromString(svg, SVG).documentElement;
    const panels = root.querySelectorAll(":scope > .panel");
    if (!panels.length) return null;
    const flow = document.createElement("div");
    if (panels.length > 1) flow.style.cssText = "columns: 225px; column-gap: 12px; max-width: 1290px";
    for (const panel of panels) {
      const alone = root.cloneNode(false);
      const parts = [...root.querySelectorAll(":scope > :is(style, defs)"), ...panel.childNodes];
      alone.append(...parts.map((part) => part.cloneNode(true)));
      alone.setAttribute("viewBox", panel.getAttribute("viewBox"));
      alone.setAttribute("width", panel.getAttribute("width"));
      const picture = image(new XMLSerializer().serializeToString(alone), panel.getAttribute("aria-label"));
      picture.style.cssText = "display: block; width: 100%; height: auto; break-inside: avoid; margin: 0 0 12px";
      picture.style.maxWidth = panels.length > 1 ? "420px" : "560px";
      flow.append(picture);
    }
    return flow;
  }

  /** Puts the stored picture in the place of a sentence; with a button, but where a running kernel sends the widget. */
  function show(app, node, gone) {
    const found = home(app, node);
    const stored = found?.output?.data[SVG];
    if (!stored) return;
    const svg = Array.isArray(stored) ? stored.join("") : stored;
    const picture = flowing(svg) ?? image(svg, String(found.output.data["text/plain"] ?? ""));
    if (!gone && found.panel.sessionContext.isReady) return node.replaceChildren(picture);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "jp-mod-styled jp-mod-accept rb-run"; // what to do first
    button.style.cssText =
      "display: block; margin: 0 0 6px; padding: 4px 12px; letter-spacing: 0; cursor: pointer; " +
      "height: auto; min-height: 32px; line-height: 1.4; white-space: normal; text-align: start"; // all of it is read
    button.textContent = found.output.metadata?.rulebook_lab?.run ?? "▶";
    button.addEventListener("click", () => void run(app, found.panel, found.index));
    if (gone) node.classList.remove("jupyter-widgets");
    node.replaceChildren(button, picture);
  }

  const plugin = {
    id: PLUGIN,
    autoStart: true,
    activate: (app) => {
      // what a chart says has one colour for every ground; that of the theme is easier to read
      const style = document.createElement("style");
      style.textContent =
        ".js-plotly-plot text { fill: var(--jp-content-font-color1) !important }" +
        // drawn anew for another theme, a chart is as high as what holds it: that is as high as its drawing
        ".jp-RenderedPlotly .svg-container > .main-svg:first-child { display: block; position: relative !important }";
      document.head.append(style);
      const look = (node) => {
        const text = node.childNodes.length === 1 ? node.firstChild : null;
        const said = text?.nodeType === Node.TEXT_NODE && WAITING.exec(text.data);
        if (said && node.closest(".jp-OutputArea-output")) show(app, node, said[1] === GONE);
      };
      new MutationObserver((changes) => {
        for (const panel of app.shell.widgets("main")) {
          if (!known.has(panel)) mend(panel);
        }
        for (const { target, addedNodes } of changes) {
          if (target.nodeType === Node.ELEMENT_NODE) look(target);
          // an output that comes into view brings its sentence along
          for (const added of addedNodes)
            if (added.nodeType === Node.ELEMENT_NODE)
              for (const output of added.querySelectorAll(".jp-OutputArea-output")) look(output);
        }
      }).observe(document.body, { childList: true, subtree: true });
    },
  };

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB["rulebook-lab"] = {
    init: () => undefined,
    get: async () => () => ({ __esModule: true, default: plugin }),
  };
})();
