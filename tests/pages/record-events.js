/* Records every event of the library from the page's first moment. */
window.dealerEvents = [];
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  if (event.type.startsWith("dealer-")) window.dealerEvents.push({ type: event.type, detail: event.detail });
  return dispatchEvent.call(this, event);
};
