// What reaches into private parts of anywidget and ipywidgets, with its reason. Python's share: views/compat.py.

const HANDLER = "_handle_comm_msg";

/**
 * anywidget drops every message to a widget that was not ready two seconds after it was made, as happens to
 * some where many boards open on a slow computer: such a board would be drawn and never answer. Where that
 * limit is past, messages are heard all the same, and `late` is told, to ask for what was missed.
 * The wait for the widget came with https://github.com/manzt/anywidget/pull/804; its limit has no issue.
 * @param {import("./index.js").Model} model @param {() => void} late
 */
export function hearEvenLate(model, late) {
  const real = itself(model);
  // a message that says nothing is refused like any other
  real?.[HANDLER]?.({ content: { data: { method: "none" } } }).catch(() => {
    let kind = real;
    while (!Object.hasOwn(kind, HANDLER)) kind = Object.getPrototypeOf(kind);
    const handle = Object.getPrototypeOf(kind)[HANDLER];
    real.comm?.on_msg((/** @type {unknown} */ message) => handle.call(real, message));
    late();
  });
}

const STOPPED = new Set(["restarting", "autorestarting", "terminating", "dead"]);
const PATIENCE = 3000; // milliseconds in which a lost connection may come back before it is told

/**
 * Tells when what answers is `"away"` (its connection is lost and looked for), `"gone"` for good, or there again (`""`).
 * Only the manager of a front end's widgets knows its kernel; one that shows none tells nothing.
 * @param {import("./index.js").Model} model @param {(how: "" | "away" | "gone") => void} tell @param {AbortSignal} signal
 */
export function whenLost(model, tell, signal) {
  const real = itself(model);
  const kernel = real?.widget_manager?.kernel;
  let timer = 0;
  let gone = false;
  const end = () => {
    clearTimeout(timer);
    gone = true;
    tell("gone");
  };
  const live = () => real.comm_live || end();
  const status = (/** @type {unknown} */ _, /** @type {string} */ now) => void (STOPPED.has(now) && end());
  const connection = (/** @type {unknown} */ _, /** @type {string} */ now) => {
    clearTimeout(timer);
    if (gone) return;
    if (now === "connected") tell("");
    else timer = window.setTimeout(tell, PATIENCE, "away");
  };
  real?.on("comm_live_update", live);
  kernel?.statusChanged.connect(status);
  kernel?.connectionStatusChanged.connect(connection);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    real?.off("comm_live_update", live);
    kernel?.statusChanged.disconnect(status);
    kernel?.connectionStatusChanged.disconnect(connection);
  });
}

/** Who listens to a change is handed the model itself, not what stands for it here. @param {import("./index.js").Model} model */
function itself(model) {
  /** @type {any} */
  let real;
  const meet = (/** @type {any} */ changed) => void (real = changed);
  model.on("change:met", meet);
  model.set("met", !model.get("met"));
  model.off("change:met", meet);
  return real;
}
