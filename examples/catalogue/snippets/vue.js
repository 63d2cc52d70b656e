import { htmlOf, indented } from "./markup.js";

export const vue = (markup, { tagName, attributes, events }, css) => {
  const last = events.at(-1);
  const listener = last ? ` @${last.name}="(event) => console.log(event.detail)"` : "";
  for (const { name, "x-form": form } of attributes)
    if (form.type === "boolean" && markup.getAttribute(name) === "false") bind(markup, name);
  const html = htmlOf(markup).replace(`<${tagName}`, (start) => start + listener);
  return `// vite.config.js
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("dealer-") } } });

<!-- Example.vue -->
<script setup>
import "dealer-elements/dealer-elements.css";
import "dealer-elements/elements/${tagName}.js";
</script>

<template>
${indented(html, 2)}
</template>
${css && `\n<style>\n${css}\n</style>\n`}`;
};

/** Vue passes an attribute's text as a string, so only a bound `false` is false. */
function bind(markup, name) {
  markup.removeAttribute(name);
  markup.setAttribute(`:${name}`, "false");
}
