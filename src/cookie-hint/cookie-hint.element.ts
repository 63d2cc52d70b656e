import { reactElement } from "../kernel/element/react-element.tsx";
import { CookieHint } from "./CookieHint.tsx";
import { connectCookieHint } from "./cookie-hint.behaviour.ts";
import { cookieHintContract } from "./cookie-hint.contract.ts";
import styles from "./cookie-hint.css?inline";
import { type CookieHintHost, initialState } from "./cookie-hint.host.ts";
import { isShown } from "./cookie-hint.ts";
import { openBanner } from "./open-banner.ts";

export const DealerCookieHint = reactElement(cookieHintContract, {
  initial: initialState,
  states: (state, options) => ({
    shown: isShown(state, options),
    fading: state.banner === "fading",
    accepted: state.choice === "accepted",
    declined: state.choice === "declined",
  }),
  methods: { open: (host: CookieHintHost) => openBanner(host, true) },
  connect: connectCookieHint,
  // Whoever follows the state looks at the page again.
  moved: ({ state }) => state.set({ ...state.get() }),
  View: CookieHint,
  styles,
});
