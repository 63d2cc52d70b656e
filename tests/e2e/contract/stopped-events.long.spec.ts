import { expect, test } from "../../support/ui.ts";
import { put } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";

for (const { tag, html, steps } of subjects)
  test(`${tag}: its controls work where a script stops presses and keys around it`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(() => {
      const stop = (event: Event) => event.stopPropagation();
      for (const type of ["click", "keydown"])
        document.querySelector("#stage")?.addEventListener(type, stop, true);
    });
    await ui.eval(put, html);
    await steps.activate(ui);
    await steps.finish(ui);
  });

for (const method of ["stopPropagation", "stopImmediatePropagation"] as const)
  test(`an event that a script has stopped by ${method} stops after our controls`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval((name) => {
      window.arrived = [];
      document.addEventListener("click", (event) => event[name](), { capture: true });
      document.addEventListener("click", () => window.arrived?.push("bubble"));
    }, method);
    await ui.eval(
      put,
      '<dealer-call-us><p><a href="tel:+31201234567">020 123 45 67</a></p></dealer-call-us>',
    );
    await ui.click("dealer-call-us >>> [part=button]");
    await expect
      .poll(() => ui.eval(() => document.querySelector("dealer-call-us")?.matches(":state(open)")))
      .toBe(true);
    expect(await ui.eval(() => window.arrived)).toEqual([]);
  });

declare global {
  interface Window {
    arrived?: string[];
  }
}
