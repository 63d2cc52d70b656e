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

  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      for (const part of element.part) parts.add(part);
      if (element instanceof HTMLSlotElement) slots.add(element.name);
    }
  };
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    // What was there only between two looks is still in the records.
    const lookAgain = (records: MutationRecord[]) => {
      look(root);
      for (const { addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes]) if (node instanceof Element) lookAt(node);
    };
    new MutationObserver(lookAgain).observe(root, { subtree: true, childList: true, attributes: true });
    return root;
  };
  const lookAt = (element: Element) => {
    const around = document.createDocumentFragment();
    around.append(element.cloneNode(true));
    look(around);
  };

  window.recorded = () => ({
    events: [...events].sort(),
    states: [...states].sort(),
    parts: [...parts].sort(),
    slots: [...slots].sort(),
  });
}
