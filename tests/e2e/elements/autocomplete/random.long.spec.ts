import { randomNumbers } from "../../../support/random-numbers.ts";
import { expect, test } from "../../../support/ui.ts";
import { detailsOf, has, openSearch } from "./field.ts";

const KEYS = ["a", "b", "c", "a b", "Backspace", "Backspace", "Escape", "ArrowDown", "ArrowUp", "Home"];
const STEPS = 120;
const PAUSES_MS = [0, 0, 20, 60, 150];

for (const seed of [1, 2, 3])
  test(`dealer-autocomplete never shows the answer to another text (run ${seed})`, async ({ ui }) => {
    const random = randomNumbers(seed);
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
    await openSearch(ui, `random/${seed}`, { "delay-ms": "10" });
    await ui.eval(() => {
      const input = document.querySelector("#search") as HTMLInputElement;
      const wrong: string[] = [];
      const look = () => {
        const list = document.querySelector("dealer-autocomplete [part=list]:popover-open");
        const text = input.value.trim();
        const shown = [...(list?.querySelectorAll("[part=option]") ?? [])].map(
          ({ textContent }) => textContent,
        );
        for (const label of shown)
          if (![`${text} een`, `${text} twee`].includes(label ?? "")) wrong.push(`${text}: ${label}`);
        document.documentElement.dataset.looks = String(
          Number(document.documentElement.dataset.looks ?? 0) + shown.length,
        );
        document.documentElement.dataset.wrong = JSON.stringify(wrong);
        requestAnimationFrame(look);
      };
      look();
    });
    for (let step = 0; step < STEPS; step++) {
      const key = pick(KEYS);
      if (key.length === 1 || key.includes(" ")) await ui.type(key);
      else await ui.press(key);
      const pause = pick(PAUSES_MS);
      await ui.eval((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), pause);
    }
    await ui.type("z");
    await expect
      .poll(async () => (await detailsOf(ui, "results")).length + (await detailsOf(ui, "failed")).length)
      .toBeGreaterThan(3);
    expect(await ui.attribute("html", "data-wrong")).toBe("[]");
    expect(Number(await ui.attribute("html", "data-looks"))).toBeGreaterThan(10);
    await has(ui, "select", 0);
  });
