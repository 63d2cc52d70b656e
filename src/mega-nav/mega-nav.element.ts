import { reactElement } from "../kernel/element/react-element.tsx";
import { MegaNav, shownOf } from "./MegaNav.tsx";
import { connectMegaNav } from "./mega-nav.behaviour.ts";
import { megaNavContract } from "./mega-nav.contract.ts";
import styles from "./mega-nav.css?inline";
import { initialState } from "./mega-nav.host.ts";
import { LIGHT_STYLES } from "./styles/light-styles.ts";

export const DealerMegaNav = reactElement(megaNavContract, {
  initial: initialState,
  states: ({ layout, menuOpen }) => ({
    mobile: layout === "mobile",
    desktop: layout === "desktop",
    open: menuOpen,
  }),
  connect: connectMegaNav,
  lightStyles: LIGHT_STYLES,
  View: MegaNav,
  viewState: shownOf,
  styles,
});
