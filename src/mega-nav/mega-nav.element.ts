import { reactElement } from "../kernel/element/react-element.tsx";
import { MegaNav, shownOf } from "./MegaNav.tsx";
import { connectMegaNav } from "./mega-nav.behaviour.ts";
import { megaNavContract } from "./mega-nav.contract.ts";
import styles from "./mega-nav.css?inline";
import { initialState } from "./mega-nav.host.ts";
import accordion from "./styles/accordion.css?inline";
import dropdown from "./styles/dropdown.css?inline";
import item from "./styles/item.css?inline";
import panel from "./styles/panel.css?inline";
import tabs from "./styles/tabs.css?inline";
import toggle from "./styles/toggle.css?inline";

export const DealerMegaNav = reactElement(megaNavContract, {
  initial: initialState,
  states: ({ layout, menuOpen }) => ({
    mobile: layout === "mobile",
    desktop: layout === "desktop",
    open: menuOpen,
  }),
  connect: connectMegaNav,
  lightStyles: [toggle, item, panel, dropdown, tabs, accordion].join("\n"),
  View: MegaNav,
  viewState: shownOf,
  styles,
});
