import { expect, type Page } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { focusIn } from "./in-page.ts";
import type { Keyboard } from "./keyboard.ts";
import { type Orca, startOrca } from "./orca.ts";
import type { Line } from "./scenario.ts";

/** Orca takes seconds to start, and a busy machine takes longer. */
const SPOKEN = { timeout: 20_000 };
/** Orca's first lines are about itself, the window, and the page. */
const FIRST_LINES = 3;

/** A visitor who listens to Orca in Firefox. */
export class Listener {
  readonly #page: Page;
  readonly #keyboard: Keyboard;
  readonly #orca: Orca;
  #heard = 0;

  /** Orca starts when the page is there: what it says about loading differs from one time to the next. */
  constructor(page: Page, keyboard: Keyboard, desktop: Desktop) {
    this.#page = page;
    this.#keyboard = keyboard;
    this.#orca = startOrca(desktop);
  }

  /** Gives an element the focus, and waits until these lines have been spoken last. */
  async focus(selector: string, lines: readonly string[]): Promise<void> {
    const count = () => this.#orca.spoken().length;
    await expect.poll(count, SPOKEN).toBeGreaterThanOrEqual(FIRST_LINES);
    await expect.poll(() => this.#page.evaluate(focusIn, selector)).toBe(true);
    await expect.poll(() => this.#orca.spoken().slice(-lines.length), SPOKEN).toEqual(lines);
    this.#heard = count();
  }

  press(key: string): void {
    this.#keyboard.press(key);
  }

  type(text: string): void {
    this.#keyboard.type(text);
  }

  /** Waits until exactly these lines have been spoken since the last ones. */
  async hears(lines: readonly Line[]): Promise<void> {
    const wanted = lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line));
    await expect.poll(() => this.#orca.spoken().slice(this.#heard), SPOKEN).toEqual(wanted);
    this.#heard += lines.length;
  }

  leave = () => this.#orca.stop();
}
