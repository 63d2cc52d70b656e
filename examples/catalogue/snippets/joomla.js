import { htmlOf, withStyle } from "./markup.js";

/** The plug-in loads the package's files on every page. */
export const joomla = (markup, _element, css) =>
  withStyle(
    `<!-- In a Custom module or an article, with the plug-in Dealer Elements on -->
${htmlOf(markup)}`,
    css,
    "/* In your template's style sheet */",
  );
