import { jsxOf } from "./jsx.js";
import { indented, withStyle } from "./markup.js";

export const react = (markup, element, css) =>
  withStyle(
    `// Example.tsx
import "dealer-elements/dealer-elements.css";
import "dealer-elements/elements/${element.tagName}.js";
import type {} from "dealer-elements/react";

export const Example = () => (
${indented(jsxOf(markup, element), 2)}
);`,
    css,
    "/* In your style sheet */",
  );
