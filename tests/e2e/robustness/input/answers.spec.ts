import fc from "fast-check";
import { SUGGEST } from "../../../server/suggestions.ts";
import { expect, test } from "../../../support/ui.ts";
import { put } from "../../contract/in-page.ts";
import { always } from "../at-random.ts";
import { times, tries } from "../trials.ts";
import { faults, rememberPage } from "./injection.ts";
import { type Answer, answers } from "./random-answer.ts";
import { followRequests } from "./requests.ts";

const PAGE = "/tests/pages/contract.html?direct&probe";
const TAG = '<dealer-autocomplete delay-ms="0"><input name="s" aria-label="Zoek"></dealer-autocomplete>';
const RUNS = times(10, 200);
const ANSWERS = 12;

const addressOf = ({ body, times: often }: Answer) =>
  `${SUGGEST}/given?${new URLSearchParams({ body, times: `${often}` })}`;

/**
 * On the page: requests each answer in turn and presses one of its suggestions; returns their addresses and each
 * outcome.
 */
async function pressEach(urls: readonly string[], nth: number) {
  const tag = document.querySelector("dealer-autocomplete") as HTMLElement;
  const input = tag.querySelector("input") as HTMLInputElement;
  const led: string[] = [];
  // Navigation to http(s) addresses is cancelled; other addresses must not navigate by themselves.
  const note = (event: Event) => {
    const { href } = (event as CustomEvent).detail.item;
    led.push(href);
    if (/^https?:/.test(href)) event.preventDefault();
  };
  tag.addEventListener("dealer-autocomplete-select", note);
  const isAnswered = () =>
    new Promise<string>((resolve) => {
      for (const name of ["results", "failed"])
        tag.addEventListener(`dealer-autocomplete-${name}`, () => resolve(name), { once: true });
      setTimeout(resolve, 10_000, "nothing");
    });
  const outcomes: string[] = [];
  for (const [index, url] of urls.entries()) {
    tag.setAttribute("url", url);
    const answer = isAnswered();
    input.value = `${nth} ${index}`;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    outcomes.push(await answer);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const options = [...tag.querySelectorAll<HTMLElement>("[part=option]")];
    options[nth % options.length]?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  tag.removeEventListener("dealer-autocomplete-select", note);
  return { led, outcomes };
}

test("dealer-autocomplete: shows any answer as text and navigates to http(s) addresses only", async ({
  ui,
}) => {
  tries("answer", RUNS * ANSWERS);
  const strangers = followRequests(ui);
  await ui.goto(PAGE);
  const here = await ui.url();
  await ui.eval(put, TAG);
  const expectNothingOfData = await rememberPage(ui);
  let pressed = 0;
  const several = fc.record({
    given: fc.array(answers, { minLength: ANSWERS, maxLength: ANSWERS }),
    nth: fc.nat({ max: 20 }),
  });
  await always(several, RUNS, async ({ given, nth }) => {
    const { led, outcomes } = await ui.eval(pressEach, given.map(addressOf), nth);
    pressed += led.length;
    expect(outcomes).not.toContain("nothing");
    expect(led.filter((href) => href !== "" && !/^https?:/.test(href))).toEqual([]);
    expect(await ui.url()).toBe(here);
    await expectNothingOfData();
    expect(await faults(ui)).toEqual([]);
  });
  expect(pressed).toBeGreaterThan(RUNS);
  expect(await strangers([])).toEqual([]);
});
