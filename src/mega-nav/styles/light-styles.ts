import accordion from "./accordion.css?inline";
import dropdown from "./dropdown.css?inline";
import item from "./item.css?inline";
import panel from "./panel.css?inline";
import replaced from "./replaced.css?inline";
import shown from "./shown.css?inline";
import tabs from "./tabs.css?inline";
import toggle from "./toggle.css?inline";

/** The style sheet for the author's list. */
export const LIGHT_STYLES = [toggle, item, panel, shown, replaced, dropdown, tabs, accordion].join("\n");
