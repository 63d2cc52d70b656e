/** Keeps an event from whatever else listens, also on a control where the stops of scripts are deferred (stopped-events.ts). */
export const stopAtOnce = (event: Event): void => Event.prototype.stopImmediatePropagation.call(event);
