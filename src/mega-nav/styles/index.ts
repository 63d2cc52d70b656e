import accordion from "./accordion.css?inline";
import dropdown from "./dropdown.css?inline";
import item from "./item.css?inline";
import panel from "./panel.css?inline";
import tabs from "./tabs.css?inline";
import toggle from "./toggle.css?inline";

/** What the author's list wears, once the code is there. */
export const lightStyles = [toggle, item, panel, dropdown, tabs, accordion].join("\n");
