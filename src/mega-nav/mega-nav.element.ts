import { reactElement } from "../kernel/react-element.tsx";
import { MegaNav, shownOf } from "./MegaNav.tsx";
import { connectMegaNav, initialNavState } from "./mega-nav.behaviour.ts";
import { megaNavContract } from "./mega-nav.contract.ts";
import styles from "./mega-nav.css?inline";
import { lightStyles } from "./styles/index.ts";

export const DealerMegaNav = reactElement(megaNavContract, {
  initial: initialNavState,
  states: ({ layout, menuOpen }) => ({
    mobile: layout === "mobile",
    desktop: layout === "desktop",
    open: menuOpen,
  }),
  connect: connectMegaNav,
  lightStyles,
  View: MegaNav,
  shown: shownOf,
  styles,
});
