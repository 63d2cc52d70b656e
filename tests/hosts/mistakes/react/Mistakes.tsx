import "dealer-elements/react";
import { createRef } from "react";

/* Compiled by the host's own `npm run types`: each directive without an error under it is an error. */

const hint = createRef<HTMLElementTagNameMap["dealer-cookie-hint"]>();
hint.current?.open();
// @ts-expect-error no such method
hint.current?.close();
const paragraph = createRef<HTMLParagraphElement>();

export const right = (
  <dealer-mega-nav
    open-on="hover"
    breakpoint-px={900}
    ondealer-mega-nav-expanded={({ detail }) => detail.label.trim()}
  />
);
export const rightRef = <dealer-cookie-hint ref={hint} />;

// @ts-expect-error no such value
export const value = <dealer-mega-nav open-on="touch" />;
// @ts-expect-error no number
export const number = <dealer-mega-nav breakpoint-px="breed" />;
// @ts-expect-error no such attribute
export const attribute = <dealer-mega-nav breakpoint={900} />;
// @ts-expect-error no such tag
export const tag = <dealer-mega-naf />;
// @ts-expect-error no such detail
export const detail = <dealer-mega-nav ondealer-mega-nav-expanded={({ detail }) => detail.nothing} />;
// @ts-expect-error another element
export const ref = <dealer-cookie-hint ref={paragraph} />;
