export type Change = (html: string) => string;

/** First in the head, as a theme's styles and patches of the browser come before our files. */
const inHead =
  (insert: string): Change =>
  (html) =>
    html.replace("<head>", () => `<head>${insert}`);

export const css = (text: string) => inHead(`<style>${text}</style>`);
export const script = (text: string) => inHead(`<script>${text}</script>`);
export const libraries = (...names: readonly string[]) =>
  inHead(names.map((name) => `<script src="/~library/${name}.js"></script>`).join(""));
export const body =
  (insert: string): Change =>
  (html) =>
    html.replace("<body>", () => `<body>${insert}`);

export const all =
  (...changes: readonly Change[]): Change =>
  (html) =>
    // The last change lands first in the head.
    [...changes].reverse().reduce((changed, change) => change(changed), html);
