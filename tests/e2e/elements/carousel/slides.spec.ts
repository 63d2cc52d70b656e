import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, problems, violations } from "../page.ts";
import {
  dot,
  drag,
  emitted,
  expectShown,
  FRAME_MS,
  isPlaying,
  middle,
  NEXT,
  PREVIOUS,
  reachable,
  SLIDE_IN_MS,
  seen,
  stage,
} from "./carousel.ts";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const picture = (id: string) => `<img id="${id}" alt="Auto ${id}" src="${PIXEL}" height="100">`;

const innerHtml = (ui: Ui) => ui.eval(() => document.querySelector("dealer-carousel")?.innerHTML);
const dots = (ui: Ui) =>
  ui.eval(
    () => document.querySelector("dealer-carousel")?.shadowRoot?.querySelectorAll("[part=dots] > *").length,
  );

/** Adds a slide at an index or removes one. */
const add = (ui: Ui, place: number, text: string) =>
  ui.eval(
    (index, name) => {
      const slide = document.createElement("div");
      slide.textContent = name;
      const carousel = document.querySelector("dealer-carousel");
      carousel?.insertBefore(slide, carousel.children[index] ?? null);
    },
    place,
    text,
  );
const take = (ui: Ui, place: number) =>
  ui.eval((index) => document.querySelector("dealer-carousel")?.children[index]?.remove(), place);

test.describe("dealer-carousel", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows a single slide without controls or roles", async ({ ui }) => {
    await stage(ui, { html: "<div>Up</div>" });
    expect(await isShown(ui, NEXT)).toBe(false);
    expect(await seen(ui)).toEqual(["Up"]);
    expect(await ui.attribute("dealer-carousel > div", "role")).toBeNull();
    expect(await ui.attribute("dealer-carousel >>> section", "aria-label")).toBeNull();
    expect(await isPlaying(ui)).toBe(false);
  });

  test("takes no space without slides", async ({ ui }) => {
    await stage(ui, { html: " <p></p><!-- leeg --> " });
    const height = () => ui.eval(() => document.querySelector<HTMLElement>("dealer-carousel")?.offsetHeight);
    expect(await height()).toBe(0);
    expect(await isShown(ui, NEXT)).toBe(false);
  });

  test("keeps the shown slide when slides are added before and after it", async ({ ui }) => {
    await stage(ui, { html: "<div>A</div><div>B</div>" });
    await ui.click(NEXT);
    await expectShown(ui, "B");
    await add(ui, 0, "Eerste");
    await expect.poll(() => dots(ui)).toBe(3);
    await ui.clock.tick(FRAME_MS);
    expect(await seen(ui)).toEqual(["B"]);
    await add(ui, 3, "Laatste");
    await expect.poll(() => dots(ui)).toBe(4);
    expect(await reachable(ui)).toEqual(["B"]);
    await ui.click(NEXT);
    await expectShown(ui, "Laatste");
    await ui.click(NEXT);
    await expectShown(ui, "Eerste");
    expect(await emitted(ui, "changed")).toEqual([
      { index: 1, total: 2 },
      { index: 2, total: 3 },
      { index: 2, total: 4 },
      { index: 3, total: 4 },
      { index: 0, total: 4 },
    ]);
  });

  test("shows another slide when the shown one is removed", async ({ ui }) => {
    await stage(ui);
    await ui.click(dot(6));
    await expectShown(ui, "Opel Corsa");
    await take(ui, 5);
    await expectShown(ui, "Renault Clio");
    await take(ui, 0);
    await expect.poll(() => dots(ui)).toBe(4);
    await ui.clock.tick(FRAME_MS);
    expect(await seen(ui)).toEqual(["Renault Clio"]);
    for (let left = 4; left > 1; left--) await take(ui, 0);
    await expect.poll(() => isShown(ui, NEXT)).toBe(false);
    expect(await seen(ui)).toEqual(["Renault Clio"]);
    expect(await ui.attribute("dealer-carousel > div", "role")).toBeNull();
    await take(ui, 0);
    await expect.poll(() => emitted(ui, "changed")).toContainEqual({ index: 0, total: 0 });
    await add(ui, 0, "Nieuw");
    await add(ui, 1, "Nog een");
    await expect.poll(() => dots(ui)).toBe(2);
    await ui.click(NEXT);
    await expectShown(ui, "Nog een");
  });

  test("skips a slide that the page hides", async ({ ui }) => {
    await stage(ui);
    await ui.eval(() =>
      document.querySelector("dealer-carousel > :nth-child(2)")?.setAttribute("hidden", ""),
    );
    await expect.poll(() => dots(ui)).toBe(5);
    await ui.click(NEXT);
    await expectShown(ui, "Toyota Aygo");
  });

  const wrapped = {
    "the items of a list": "<ul><li>A</li><li>B</li><li>C</li></ul>",
    "children between empty paragraphs, breaks and loose text":
      "los <p></p><div>A</div><br><p>&nbsp;</p><div>B</div><div>C</div> stuk",
    "the items of a list in a block": "<div><ol>\n<li>A</li>\n<li>B</li>\n<li>C</li>\n</ol></div>",
  };
  for (const [name, html] of Object.entries(wrapped))
    test(`uses as slides ${name}`, async ({ ui }) => {
      await stage(ui, { html });
      expect(await seen(ui)).toEqual(["A"]);
      for (const text of ["B", "C", "A"]) {
        await ui.click(NEXT);
        await expectShown(ui, text);
      }
      expect(await violations(ui)).toEqual([]);
    });

  test("uses a paragraph's pictures as slides and keeps their text and description", async ({ ui }) => {
    await stage(ui, { html: `<p>${picture("1")}<br>${picture("2")}</p>` });
    await ui.click(NEXT);
    await expectShown(ui, "2");
    expect(await ui.attribute("#\\32", "role")).toBeNull();
    expect(await ui.attribute("#\\32", "aria-description")).toBe("2 van 2");
    expect(await violations(ui)).toEqual([]);
  });

  test("keeps links as links, and a name that the author gave", async ({ ui }) => {
    await stage(ui, {
      html: '<a href="#a" aria-label="Actie">A</a><div aria-label="Voordeel">B</div><article>C</article>',
    });
    expect(await ui.attribute("dealer-carousel > a", "role")).toBeNull();
    expect(await ui.attribute("dealer-carousel > a", "aria-label")).toBe("Actie");
    expect(await ui.attribute("dealer-carousel > a", "aria-description")).toBe("1 van 3");
    expect(await ui.attribute("dealer-carousel > div", "aria-label")).toBe("Voordeel, 2 van 3");
    expect(await ui.attribute("dealer-carousel > article", "role")).toBeNull();
    expect(await ui.attribute("dealer-carousel > article", "aria-label")).toBe("3 van 3");
    expect(await violations(ui)).toEqual([]);
  });

  for (const style of ["transform:none;opacity:.9", ""])
    test(`restores the author's markup, also style="${style}", during a transition`, async ({ ui }) => {
      const html = `<ul class="" style="color:red" role="list"><li aria-label="Een" style="${style}">A</li> <li inert="">B</li><li>C</li></ul>`;
      await stage(ui, { html });
      // Past the last slide, which moves the first one behind it.
      await ui.click(PREVIOUS);
      await expectShown(ui, "C");
      await ui.click(NEXT);
      await ui.clock.tick(100);
      expect(await ui.attribute("dealer-carousel li", "style")).toContain("translate3d");
      const taken = await ui.eval(async () => {
        const carousel = document.querySelector("dealer-carousel");
        carousel?.remove();
        await new Promise((resolve) => window.rig?.natives.setTimeout(resolve));
        return carousel?.innerHTML;
      });
      expect(taken).toBe(html);
    });

  test("moves slides only while they change", async ({ ui }) => {
    const html = "<div>A</div><div>B</div><div>C</div>";
    await stage(ui, { html });
    const styles = () =>
      ui.eval(() =>
        [...document.querySelectorAll("dealer-carousel > div")].map((slide) => slide.hasAttribute("style")),
      );
    expect(await styles()).toEqual([false, false, false]);
    await ui.eval(() => document.querySelector("dealer-carousel")?.setAttribute("loop", "false"));
    await ui.viewport(...NARROW);
    await expect.poll(() => seen(ui)).toEqual(["A"]);
    expect(await styles()).toEqual([false, false, false]);
    await ui.eval(() => document.querySelector("dealer-carousel")?.setAttribute("loop", "true"));
    await ui.click(PREVIOUS);
    await expect.poll(styles).toContain(true);
    await expectShown(ui, "C");
    await expect.poll(styles).toEqual([false, false, false]);
  });

  test("shows the same slide when another one is inserted before it", async ({ ui }) => {
    await stage(ui, { html: "<div>A</div><div>B</div>" });
    await ui.eval(() =>
      document.querySelector("dealer-carousel")?.insertAdjacentHTML("afterbegin", "<div>O</div>"),
    );
    await ui.clock.tick(FRAME_MS);
    await expect.poll(() => seen(ui)).toEqual(["A"]);
    await ui.click(NEXT);
    await expectShown(ui, "B");
  });

  test("keeps a style that the page sets on a slide in the meantime", async ({ ui }) => {
    await stage(ui, { html: '<div style="color:red">A</div><div>B</div>' });
    await ui.click(NEXT);
    await expectShown(ui, "B");
    await ui.eval(() => {
      for (const slide of document.querySelectorAll<HTMLElement>("dealer-carousel > div"))
        slide.style.backgroundColor = "blue";
    });
    await ui.click(PREVIOUS);
    await expectShown(ui, "A");
    await ui.eval(() => document.querySelector("dealer-carousel")?.setAttribute("loop", "false"));
    await ui.eval(() => document.querySelector("dealer-carousel")?.removeAttribute("loop"));
    expect(await innerHtml(ui)).toMatch(/color: red; background-color: blue;.*background-color: blue;/);
  });

  test("follows a drag in both directions and opens no link", async ({ ui }) => {
    await stage(ui, { html: '<a href="#a">A</a><a href="#b">B</a><a href="#c">C</a>' });
    await drag(ui, "left");
    await expectShown(ui, "B");
    await drag(ui, "right");
    await expectShown(ui, "A");
    await drag(ui, "right");
    await expectShown(ui, "C");
    expect(new URL(await ui.url()).hash).toBe("");
    expect(await ui.eval(() => getSelection()?.toString())).toBe("");
    expect(await emitted(ui, "changed")).toEqual([1, 0, 2].map((index) => ({ index, total: 3 })));
  });

  test("returns after a short drag", async ({ ui }) => {
    await stage(ui);
    const { x, y } = await middle(ui);
    await ui.moveTo(x, y);
    await ui.down();
    await ui.moveTo(x - 20, y);
    await ui.clock.tick(FRAME_MS);
    await ui.clock.tick(SLIDE_IN_MS);
    await ui.up();
    await expectShown(ui, "Volkswagen Up");
    expect(await emitted(ui, "changed")).toEqual([]);
  });

  test("goes from right to left on a right-to-left page", async ({ ui }) => {
    await stage(ui, { dir: "rtl" });
    const places = () =>
      ui.eval(() => {
        const root = document.querySelector("dealer-carousel")?.shadowRoot;
        const place = (part: string) =>
          root?.querySelector(`[part=${part}]`)?.getBoundingClientRect().left ?? 0;
        return place("next") < place("previous");
      });
    expect(await places()).toBe(true);
    expect(
      await ui.eval(() =>
        document
          .querySelector("dealer-carousel")
          ?.shadowRoot?.querySelector("[part=next] path")
          ?.getAttribute("d"),
      ),
    ).toMatch(/^M15/);
    await ui.click(NEXT);
    await expectShown(ui, "Kia Picanto");
    await drag(ui, "right");
    await expectShown(ui, "Toyota Aygo");
    await ui.click(PREVIOUS);
    await expectShown(ui, "Kia Picanto");
    for (const text of ["Volkswagen Up", "Opel Corsa"]) {
      await ui.click(PREVIOUS);
      await expectShown(ui, text);
    }
  });

  test("goes forward and back with two slides", async ({ ui }) => {
    await stage(ui, { html: "<div>A</div><div>B</div>" });
    /** The slide that comes in from the end side. */
    const fromEnd = (text: string) =>
      ui.eval((wanted) => {
        const carousel = document.querySelector("dealer-carousel");
        const slide = [...(carousel?.children ?? [])].find(({ textContent }) => textContent === wanted);
        const { left } = slide?.getBoundingClientRect() ?? new DOMRect();
        return left > (carousel?.getBoundingClientRect().left ?? 0);
      }, text);
    for (const text of ["B", "A"]) {
      await ui.click(NEXT);
      await expect.poll(() => reachable(ui)).toEqual([text]);
      await ui.clock.tick(100);
      expect(await fromEnd(text), text).toBe(true);
      await ui.clock.tick(SLIDE_IN_MS);
    }
    await ui.click(PREVIOUS);
    await ui.clock.tick(100);
    expect(await fromEnd("B")).toBe(false);
    await expectShown(ui, "B");
  });

  test("shows the whole slide after a change of the window's width", async ({ ui }) => {
    await stage(ui);
    await ui.click(dot(3));
    await expectShown(ui, "Toyota Aygo");
    await ui.viewport(...NARROW);
    const offset = () =>
      ui.eval(() => {
        const carousel = document.querySelector("dealer-carousel");
        const slide = carousel?.children[2]?.getBoundingClientRect();
        const box = carousel?.getBoundingClientRect();
        return (
          Math.round((slide?.left ?? Number.NaN) - (box?.left ?? 0)) +
          Math.round((slide?.width ?? 0) - (box?.width ?? 0))
        );
      });
    await expect.poll(offset).toBe(0);
    expect(await ui.eval(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test("works when a hidden ancestor is shown", async ({ ui }) => {
    await stage(ui);
    await ui.eval(() => {
      const details = document.createElement("details");
      details.innerHTML = "<summary>Meer</summary>";
      const carousel = document.querySelector("dealer-carousel");
      const fresh = document.createElement("dealer-carousel");
      fresh.innerHTML = "<div>A</div><div>B</div><div>C</div>";
      carousel?.replaceWith(details);
      details.append(fresh);
    });
    await ui.clock.tick(FRAME_MS);
    await ui.eval(() => document.querySelector("details")?.setAttribute("open", ""));
    await expect.poll(() => seen(ui)).toEqual(["A"]);
    await ui.click(NEXT);
    await expectShown(ui, "B");
    await ui.eval(() => document.querySelector("details")?.removeAttribute("open"));
    await ui.eval(() => document.querySelector("details")?.setAttribute("open", ""));
    await expect.poll(() => seen(ui)).toEqual(["B"]);
    await drag(ui, "left");
    await expectShown(ui, "C");
  });

  test("two on a page do not influence each other", async ({ ui }) => {
    await stage(ui, { html: "<div>A</div><div>B</div>" });
    await ui.eval(() => {
      const other = document.createElement("dealer-carousel");
      other.id = "other";
      other.innerHTML = "<div>1</div><div>2</div>";
      document.querySelector("main")?.prepend(other);
    });
    await ui.clock.tick(FRAME_MS);
    await ui.click("#other >>> [part=next]");
    const shown = () =>
      ui.eval(() =>
        [...document.querySelectorAll("dealer-carousel > div:not([inert])")].map(
          ({ textContent }) => textContent,
        ),
      );
    await expect.poll(shown).toEqual(["2", "A"]);
    await ui.clock.tick(5000);
    await expect.poll(shown).toEqual(["2", "B"]);
  });
});
