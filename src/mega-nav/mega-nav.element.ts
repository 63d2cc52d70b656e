import { reactElement } from "../kernel/react-element.tsx";
import { MegaNav, shownOf } from "./MegaNav.tsx";
import { connectMegaNav } from "./mega-nav.behaviour.ts";
import { megaNavContract } from "./mega-nav.contract.ts";
import styles from "./mega-nav.css?inline";
import { initialMegaNavState } from "./mega-nav.host.ts";
import { lightStyles } from "./styles/index.ts";

export const DealerMegaNav = reactElement(megaNavContract, {
  initial: initialMegaNavState,
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
