/** How pages style themselves, and what is on them besides. */
export interface PageStyle {
  readonly css: string;
  /** The root has these in its `dataset`. */
  readonly root?: Readonly<Record<string, string>>;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

const DARK = "body { background: #14161a; color: #e8e8e8 }";

export const PAGE_STYLES: Readonly<Record<string, PageStyle>> = {
  "no styles": { css: "" },
  "light, with coloured texts and links": {
    css: "body { background: #fff; color: #222 } p, li { color: #444 } a { color: #06c }",
  },
  "dark, without a colour scheme": { css: DARK },
  "dark, with colours for all texts": {
    css: `${DARK} p, li, div, span, label { color: #ddd } a { color: #9cf } button { color: #fff }`,
  },
  "dark, with important colours": {
    css: `${DARK} p, li { color: #ddd !important } a { color: #9cf !important }`,
  },
  "dark by its colour scheme alone": { css: ":root { color-scheme: dark }" },
  "both colour schemes": {
    css: ":root { color-scheme: light dark } body { color: light-dark(#222, #eee); background: light-dark(#fff, #111) }",
  },
  "dark by an attribute": {
    css: `[data-theme=dark] body { background: #0b1020; color: #dde } [data-theme=dark] a { color: #8af }`,
    root: { theme: "dark" },
  },
  "dark on the root": { css: "html { background: #101418; color: #fff } a { color: #ffd54a }" },
  "sand-coloured": { css: "body { background: #f4e4c8; color: #3b2a12 } a { color: #7a2e0e }" },
  "the brand's red": { css: "body { background: #b3001b; color: #fff } a, p, li { color: #fff }" },
  "a light grey text": { css: "body { background: #fff; color: #767676 } a { color: #555 }" },
  "colours of a wide gamut": {
    css: "body { background: oklch(0.21 0.03 265); color: oklch(0.93 0.01 265) } a { color: oklch(0.8 0.12 230) }",
  },
  "a picture, dark": { css: `body { background: url("${PICTURE}"); color: #fff } a, li, p { color: #fff }` },
  "a picture, light": { css: `body { background: url("${PICTURE}"); color: #222 } a { color: #036 }` },
  "a picture under a colour": {
    css: `body { background: linear-gradient(rgb(0 0 0 / 0.4), rgb(0 0 0 / 0.4)), url("${PICTURE}") #222; color: #fff } a { color: #fd6 }`,
  },
  "a gradient": { css: "body { background: linear-gradient(#036, #024); color: #fff } a { color: #bdf }" },
  "a dark bar on a light page": {
    css: `body { background: #fff; color: #222 } a { color: #06c }
      header { background: #123; color: #fff } header nav a { color: #fff }`,
  },
  "a bar of glass on a dark page": {
    css: `${DARK} header { background: rgb(255 255 255 / 0.08) } a { color: #9cf }`,
  },
  "a bar over a picture": {
    css: `body { background: #fff; color: #222 } a { color: #06c }
      header { position: absolute; color: #fff; inline-size: 100% } header a { color: #fff }`,
  },
  "cards with colours of their own": {
    css: `body { background: #eee; color: #333 } header, footer { background: #222; color: #ccc } footer a, header a { color: #fc0 }`,
  },
  "links that can hardly be read": { css: "body { background: #fff; color: #333 } a { color: #f80 }" },
  "one surface for all": {
    css: `:root { --dealer-surface: #fff } ${DARK} p, li { color: #ddd } a { color: #9cf }`,
  },
  "both colours for all": {
    css: `:root { --dealer-surface: #fff8e8; --dealer-text: #432 } ${DARK}`,
  },
  "colours that change slowly": {
    css: `${DARK} *, ::before { transition: all 5s } a { color: #9cf }`,
  },
  "a button as the link": {
    css: "body { background: #fff; color: #222 } a { background: #06c; color: #fff; padding: 4px } nav a { background: none; color: #222 }",
  },
};
