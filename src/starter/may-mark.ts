/** Whether the starter may change an element's attributes now. */
export const mayMark = (_element: Element) => true;
