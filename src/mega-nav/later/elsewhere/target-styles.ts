/**
 * The styles of a menu in its tag, for a list elsewhere. That cannot have the custom states of the tag, so it has them, and the
 * value of `indicator`, in an attribute.
 */
export const targetStyles = (css: string): string =>
  css
    .replace(/(?<![\w-])dealer-mega-nav/g, "[data-dealer-menu]")
    .replace(/:state\(([\w-]+)\)/g, "[data-dealer-menu~=$1]")
    .replace(/\[indicator="?([\w-]+)"? i\]/g, "[data-dealer-menu~=$1]");
