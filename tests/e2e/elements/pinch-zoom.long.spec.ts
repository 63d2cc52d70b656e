import { expect, test, type Ui } from "../../support/ui.ts";
import { INPUT, LIST, openSearch, opens, typeWhole } from "./autocomplete/field.ts";
import { DIRECT_PAGE, NARROW, open, WIDE } from "./page.ts";
import { focus, openTips, showsTip, TIP } from "./tooltips/tips.ts";

/* A visitor who has enlarged a part of the page with two fingers sees that part only, and can move it. */

const FACTOR = 2;
/** A panel is at most this far from what it belongs to. */
const NEAR_PX = 12;

const PLACES = {
  "the left top": "left: 8px; top: 8px",
  "the right top": "right: 8px; top: 8px",
  "the left end": "left: 8px; bottom: 8px",
  "the right end": "right: 8px; bottom: 8px",
  "the middle": "left: 30%; top: 45%",
};

interface Boxes {
  readonly trigger: DOMRect;
  readonly panel: DOMRect;
  /** What the visitor sees of the window. */
  readonly seen: DOMRect;
  /** Whether the panel is on top in the middle of what is seen of it. */
  readonly isOnTop: boolean;
}

const boxes = (ui: Ui, trigger: string, panel: string): Promise<Boxes> =>
  ui.eval(
    (...paths) => {
      const [one, other] = paths.map((path) => {
        const [first = "", inner] = path.split(" >>> ");
        const element = document.querySelector(first);
        return inner ? element?.shadowRoot?.querySelector(inner) : element;
      });
      const boxOf = (element: Element | null | undefined) =>
        element?.getBoundingClientRect() ?? new DOMRect();
      const { offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {};
      const seen = new DOMRect(offsetLeft, offsetTop, width, height);
      const box = boxOf(other);
      const middle = (...edges: readonly [number, number, number, number]) => {
        const [start, end, seenStart, seenEnd] = edges;
        return (Math.max(start, seenStart) + Math.min(end, seenEnd)) / 2;
      };
      const x = middle(box.left, box.right, seen.left, seen.right);
      const y = middle(box.top, box.bottom, seen.top, seen.bottom);
      const found = document.elementFromPoint(x, y);
      const { host } = (other?.getRootNode() ?? document) as Partial<ShadowRoot>;
      return {
        trigger: boxOf(one).toJSON(),
        panel: box.toJSON(),
        seen: seen.toJSON(),
        isOnTop: other?.contains(found) === true || host?.contains(found) === true,
      };
    },
    trigger,
    panel,
  );

/** How much of the first box is in the other one, in px along each side. */
const shared = (one: DOMRect, other: DOMRect) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** Between two boxes that are above each other. */
const gap = (one: DOMRect, other: DOMRect) => Math.max(other.top - one.bottom, one.top - other.bottom);

async function pinchAt(ui: Ui, trigger: string): Promise<void> {
  const session = await ui.page?.context().newCDPSession(ui.page);
  const { trigger: at } = await boxes(ui, trigger, trigger);
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  await session?.send("Input.synthesizePinchGesture", { x, y, scaleFactor: FACTOR });
  const isNear = async () => Math.abs(((await ui.eval(() => visualViewport?.scale)) ?? 0) - FACTOR) < 0.01;
  await expect.poll(isNear).toBe(true);
}

/** Large enough to be noticed, and to be pressed. */
const SEEN_PX = 24;

const isSeen = ({ panel, seen, isOnTop }: Boxes) => isOnTop && shared(panel, seen) >= SEEN_PX;

/** What the visitor sees begins at the trigger, and the whole panel is in the window, where it can be moved to. */
async function isBeside(ui: Ui, trigger: string, panel: string, where = ""): Promise<void> {
  const place = async () => {
    const found = await boxes(ui, trigger, panel);
    const px = gap(found.trigger, found.panel);
    return { isSeen: isSeen(found), gapPx: px >= 0 && px <= NEAR_PX ? "small" : px };
  };
  await expect.poll(place, where).toEqual({ isSeen: true, gapPx: "small" });
  await isInWindow(ui, panel, where);
}

async function isInWindow(ui: Ui, panel: string, where: string): Promise<void> {
  const { panel: box } = await boxes(ui, panel, panel);
  const [width, height] = await ui.eval(() => [innerWidth, innerHeight]);
  expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height, where).toBe(true);
}

/** With an element in a corner of the window. */
async function putAt(ui: Ui, style: string, html: string): Promise<void> {
  await ui.eval(
    (text) => document.body.setHTMLUnsafe(text),
    `<div style="position: fixed; ${style}">${html}</div>`,
  );
}

const press = (ui: Ui, tag: string) =>
  ui.eval((name) => {
    document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>("[part=button]")?.click();
  }, tag);

test.describe("under pinch zoom", () => {
  test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver can zoom with two fingers");

  for (const [name, size] of Object.entries({ wide: WIDE, narrow: NARROW })) {
    test(`the call panel is at its button (${name})`, async ({ ui }) => {
      const [button, panel] = ["dealer-call-us >>> [part=button]", "dealer-call-us >>> [part=panel]"];
      for (const [where, style] of Object.entries(PLACES)) {
        await open(ui, DIRECT_PAGE, size);
        await putAt(
          ui,
          style,
          '<dealer-call-us><p><a href="tel:+31579141974">0579 14 19 74</a></p></dealer-call-us>',
        );
        await pinchAt(ui, button);
        await press(ui, "dealer-call-us");
        await isBeside(ui, button, panel, where);
      }
    });

    test(`the calendar is seen (${name})`, async ({ ui }) => {
      const [button, dialog] = ["dealer-date-input >>> [part=button]", "dealer-date-input >>> [part=dialog]"];
      for (const [where, style] of Object.entries(PLACES)) {
        await open(ui, DIRECT_PAGE, size);
        await putAt(ui, style, '<dealer-date-input><input aria-label="Datum" size="9"></dealer-date-input>');
        await pinchAt(ui, button);
        await press(ui, "dealer-date-input");
        await expect.poll(async () => isSeen(await boxes(ui, button, dialog)), where).toBe(true);
        await isInWindow(ui, dialog, where);
      }
    });
  }

  test("suggestions are at their input", async ({ ui }) => {
    await openSearch(ui);
    await pinchAt(ui, INPUT);
    await typeWhole(ui, "noorda");
    await opens(ui);
    await isBeside(ui, INPUT, LIST);
  });

  test("a tip is at its trigger", async ({ ui }) => {
    await openTips(ui);
    await pinchAt(ui, "#price");
    await focus(ui, "#price");
    await showsTip(ui, "Inclusief btw en leges");
    await isBeside(ui, "#price", TIP);
  });
});
