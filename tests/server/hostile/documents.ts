import { all, body, type Change } from "./change.ts";

const root =
  (attributes: string): Change =>
  (html) =>
    html.replace("<html", `<html ${attributes}`);

/** Hostile markup around our tags. */
export const DOCUMENTS: Readonly<Record<string, Change>> = {
  quirks: (html) => html.replace(/^<!doctype html>\s*/i, ""),
  "right-to-left": root('dir="rtl"'),
  "clobbered-names": body(
    '<form name="search"><input name="attributes"><input name="parentNode"></form><img alt="" name="head"><img alt="" name="activeElement"><form id="customElements"></form><form id="Promise"></form><a id="dealer"></a>',
  ),
  "base-elsewhere": all((html) =>
    html.replace("</head>", '<base href="/elsewhere/" target="_blank"></head>'),
  ),
};
