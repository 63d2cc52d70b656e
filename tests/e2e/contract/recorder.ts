/** What an element has shown of itself since the page began. */
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

/** Records from before the elements' code runs, so that nothing is missed that is there for a moment only. */
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
    // What was there only between two looks is still in the records.
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
  // Some parts stand in the author's list.
  watch(document);

  window.recorded = () => ({
    events: [...events].sort(),
    states: [...states].sort(),
    parts: [...parts].sort(),
    slots: [...slots].sort(),
  });
}
