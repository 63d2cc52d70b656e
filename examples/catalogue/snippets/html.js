import { htmlOf } from "./markup.js";

export const htmlPage = (markup, _element, css) => `<!-- In the head -->
<link rel="stylesheet" href="/dealer-elements/dealer-elements.css">
<script type="module" src="/dealer-elements/dealer-elements.js"></script>
${css && `<style>\n${css}\n</style>\n`}
<!-- In the page -->
${htmlOf(markup)}
`;
