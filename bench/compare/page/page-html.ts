import type { Contender } from "./contender.ts";
import { MENU } from "./page.ts";

const TEXT = `Elke auto gaat eerst naar onze eigen brug. Wat niet goed is maken we, wat we niet kunnen maken verkopen we niet.
  De prijs is rijklaar: met APK, een beurt en een jaar garantie. Kom langs en rijd een halfuur, over de weg die je kent.`;
const SECTIONS = 24;

const STYLE = `
  body { margin: 0; font: 1rem/1.5 sans-serif; }
  header { display: flex; align-items: center; gap: 16px; min-height: 56px; padding: 0 16px; }
  main { max-width: 60rem; margin: auto; padding: 16px; }
  img { max-width: 100%; height: auto; }
`;

const sections = Array.from(
  { length: SECTIONS },
  (_, index) => `<section><h2>Auto ${index + 1}</h2><p>${TEXT}</p></section>`,
).join("\n");

/** The HTML of this contender's page; its script and style sheet are separate files. */
export const pageHtml = ({ name, entry, head = "", parts }: Contender) => `<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Autohuis Merel (${name})</title>
  <link rel="icon" href="data:,">
  <style>${STYLE}</style>
  ${entry ? '<link rel="stylesheet" href="main.css">\n  <script type="module" src="main.js"></script>' : ""}
  ${head}
</head>
<body id="top">
${parts.loader}
<header><strong>Autohuis Merel</strong>${parts.menu(MENU)}${parts.phones}</header>
<main>
  <h1>Auto’s waar je van gaat fluiten</h1>
  <p>${TEXT}</p>
  ${parts.slides}
  ${parts.search}
  ${parts.tips}
  ${sections}
  ${parts.date}
</main>
${parts.toTop}
${parts.banner}
</body>
</html>
`;
