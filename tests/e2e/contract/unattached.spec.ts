import { expect, test } from "../../support/ui.ts";
import { aliveOn } from "./alive.ts";
import { settle } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { countShadowListeners } from "./shadow-listeners.ts";
import { subjects } from "./subjects.ts";
import { otherValue } from "./values.ts";

declare global {
  interface Window {
    unattached?: HTMLElement;
  }
}

function create(tag: string, content: string, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  element.innerHTML = content;
  window.unattached = element;
}

for (const { tag, attributes, content } of subjects) {
  test(`${tag}: created and never connected, it renders nothing and starts nothing`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(countShadowListeners);
    const alive = await aliveOn(ui);
    const written = attributes.map(([name, attribute]) => [name, otherValue(attribute).text]);
    await ui.eval(create, tag, content, Object.fromEntries(written));
    await ui.eval(settle);

    expect(await ui.eval(() => window.unattached?.shadowRoot?.childNodes.length ?? 0)).toBe(0);
    expect(await ui.eval(() => window.unattached?.innerHTML)).toBe(content);
    expect(await aliveOn(ui)).toEqual(alive);
    expect((await ui.probe()).messages).toEqual([]);
  });
}
