import type { Ui } from "../../../support/ui.ts";
import type { Subject, Tag } from "../../contract/subjects.ts";

/**
 * What happens to an element in each round: a new one is added and removed, the same one is removed and put back, or
 * it is moved.
 */
export const WAYS = ["new", "same", "moved"] as const;

type Way = (typeof WAYS)[number];

/** WebKit's driver does not wait for more at once. */
const ROUNDS_AT_ONCE = 20;

/** Every second new element is exercised, and the one that is put back or moved is exercised once at first. */
export async function spend(ui: Ui, { tag, html }: Subject, way: Way, rounds: number): Promise<void> {
  for (let spent = 0; spent < rounds; spent += ROUNDS_AT_ONCE)
    await ui.eval(spendRounds, tag, html, way, ROUNDS_AT_ONCE);
}

async function spendRounds(tag: Tag, html: string, way: Way, rounds: number) {
  const stage = document.querySelector("#stage") as Element;
  const elsewhere = document.querySelector("#elsewhere") as Element;
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(port1.close());
      port2.postMessage(null);
    });
  const leave = async () => {
    stage.replaceChildren();
    elsewhere.replaceChildren();
    // A header that begins further down has not been scrolled by a visitor.
    scrollTo({ top: 0, behavior: "instant" });
    await nextTask();
  };

  stage.innerHTML = html;
  await nextTask();
  await window.exercise(tag);
  const element = document.querySelector(tag) as Element;
  for (let round = 0; round < rounds; round++) {
    if (way !== "moved") await leave();
    if (way === "new") stage.innerHTML = html;
    else (round % 2 ? stage : elsewhere).append(element);
    await nextTask();
    if (way === "new" && round % 2) await window.exercise(tag);
  }
  await leave();
}
