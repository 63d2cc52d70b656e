/** Everything that an element has emitted, set and rendered since the page started. */
export interface Recorded {
  events: string[];
  states: string[];
  parts: string[];
  slots: string[];
}

declare global {
  interface Window {
    recorded?: () => Recorded;
  }
}

/** Starts before the elements' code runs, so that it also records what exists for a moment only. */
export function record() {
  const events = new Set<string>();
  const states = new Set<string>();
  const parts = new Set<string>();
  const slots = new Set<string>();

  const { dispatchEvent, attachShadow } = Element.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith("dealer-")) events.add(event.type);
    return dispatchEvent.call(this, event);
  };

  const { add } = CustomStateSet.prototype;
  CustomStateSet.prototype.add = function (state) {
    states.add(state);
    return add.call(this, state);
  };

  const look = (node: Node) => {
    if (!("querySelectorAll" in node)) return;
    for (const element of [node, ...(node as ParentNode).querySelectorAll("*")]) {
      if (element instanceof Element) for (const part of element.part) parts.add(part);
      if (element instanceof HTMLSlotElement) slots.add(element.name);
    }
  };
  const watch = (root: Node) => {
    // A node that was added and removed since the last call is only in the records.
    const lookAgain = (records: MutationRecord[]) => {
      look(root);
      for (const { addedNodes, removedNodes } of records) [...addedNodes, ...removedNodes].forEach(look);
    };
    new MutationObserver(lookAgain).observe(root, { subtree: true, childList: true, attributes: true });
  };
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  // Some parts are in the author's markup, outside the shadow root.
  watch(document);

  window.recorded = () => ({
    events: [...events].sort(),
    states: [...states].sort(),
    parts: [...parts].sort(),
    slots: [...slots].sort(),
  });
}
