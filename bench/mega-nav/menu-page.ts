const PARENTS = 6;
const LEAVES = 9;

/** A menu of some links: a first parent with one small submenu, the same in every size, and others with the rest. */
export function menuHtml(links: number): string {
  const submenus = Math.round((links - PARENTS - LEAVES) / (LEAVES + 1) / (PARENTS - 1));
  const others = Array.from({ length: PARENTS - 1 }, (_, index) => parent(`${index}`, submenus));
  return `<ul>${item("first", leaves())}${others.join("")}</ul>`;
}

/** Submenus in groups of nine, so that the menu grows in depth as well as in width. */
function parent(name: string, submenus: number): string {
  const groups = Math.ceil(submenus / LEAVES);
  const children = Array.from({ length: groups }, (_, group) => {
    const rest = Math.min(LEAVES, submenus - group * LEAVES);
    const lists = Array.from({ length: rest }, (_, index) => item(`${name}-${group}-${index}`, leaves()));
    return groups > 1 ? item(`${name}-${group}`, lists.join("")) : lists.join("");
  });
  return item(name, children.join(""));
}

const leaves = () => Array.from({ length: LEAVES }, (_, index) => item(`l${index}`, "")).join("");

const item = (name: string, below: string) =>
  `<li><a href="/${name}">Item ${name}</a>${below && `<ul>${below}</ul>`}</li>`;

export const pageHtml = (links: number) => `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <title>${links} links</title>
    <link rel="stylesheet" href="/dist/dealer-elements.css">
  </head>
  <body><dealer-mega-nav>${menuHtml(links)}</dealer-mega-nav><dealer-call-us>020 123 45 67</dealer-call-us></body>
</html>`;
