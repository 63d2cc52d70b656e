/** What an item of the author's list says, and where it says it. Reading changes nothing. */
export interface MenuItem {
  /** The `li`, or a `details` in no `li`. */
  readonly element: HTMLElement;
  readonly label: string;
  /** Where the label is said: an element, or bare text. */
  readonly labelNode: Node | undefined;
  /** The label's link, where it leads somewhere. */
  readonly link: HTMLAnchorElement | undefined;
  readonly isSeparator: boolean;
  readonly submenu: Submenu | undefined;
}

export interface Submenu {
  /** What is shown and hidden: each the outermost wrapper that does not hold the label. */
  readonly panels: readonly HTMLElement[];
  /** What the author printed to open it: a button beside the label, or a label that can be pressed but leads nowhere. */
  readonly toggle: HTMLElement | undefined;
  /** The label points to the panel, which stands elsewhere in the menu: a tab, where the layout has tabs. */
  readonly isPointedTo: boolean;
}
