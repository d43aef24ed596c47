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
  /** @type {any} */
  let real;
  const meet = (/** @type {any} */ changed) => void (real = changed);
  // who listens to a change is handed the model itself, not what stands for it here
  model.on("change:met", meet);
  model.set("met", true);
  model.off("change:met", meet);
  // a message that says nothing is refused like any other
  real?.[HANDLER]?.({ content: { data: { method: "none" } } }).catch(() => {
    let kind = real;
    while (!Object.hasOwn(kind, HANDLER)) kind = Object.getPrototypeOf(kind);
    const handle = Object.getPrototypeOf(kind)[HANDLER];
    real.comm?.on_msg((/** @type {unknown} */ message) => handle.call(real, message));
    late();
  });
}
