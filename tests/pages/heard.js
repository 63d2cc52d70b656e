/* Records every event of the library from the page's first moment. */
window.heard = [];
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  if (event.type.startsWith("dealer-")) window.heard.push({ type: event.type, detail: event.detail });
  return dispatchEvent.call(this, event);
};
