import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, open, problems, violations } from "../page.ts";
import { NEXT } from "./carousel.ts";

/* Four slides, of which the third has a link to a page, and the page's own list of links to them. */

const PAGE = "/tests/pages/photos.html?probe&direct";
const SIZE = [800, 900] as const;
const DIALOG = "dealer-carousel >>> dialog";

const click = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
/** The text of a slide or picture in the middle of the window. */
const inTheMiddle = (ui: Ui) =>
  ui.eval(() => {
    let found: Element | null = document.querySelector("dealer-carousel");
    const box = found?.getBoundingClientRect();
    const [x, y] = [innerWidth / 2, (box?.top ?? 0) + (box?.height ?? 0) / 3];
    found = document.elementFromPoint(x, y);
    const inside = found?.shadowRoot?.elementFromPoint(x, y);
    return (inside ?? found)?.getAttribute("alt");
  });
const current = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("#foto-lijst [aria-current=true] img")].map((one) =>
      one.getAttribute("alt"),
    ),
  );
const isOpen = (ui: Ui) =>
  ui.eval(
    () => document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("dialog:modal") !== null,
  );
const focused = (ui: Ui) => ui.eval(() => document.activeElement?.querySelector("img")?.alt);
/** Once the code that only a carousel in view needs is there. */
const ready = async (ui: Ui) => {
  await open(ui, PAGE, SIZE);
  await expect.poll(() => current(ui)).toEqual(["Foto 1"]);
};
/** What the dialog says: its counter and the text of the picture. */
const texts = (ui: Ui) =>
  ui.eval(() => {
    const dialog = document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("dialog");
    return ["output", "p"].map((name) => dialog?.querySelector(name)?.textContent);
  });

/** Whether a press on a link goes where it leads; the page stays. */
const isFollowed = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    let isLeft: boolean | undefined;
    const keep = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", keep, { once: true });
    document.querySelector<HTMLElement>(wanted)?.click();
    return isLeft;
  }, selector);

test.describe("dealer-carousel with a list of links to its slides", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows a slide at a press, marks its link, and leaves the page where it is", async ({ ui }) => {
    await ready(ui);
    const address = await ui.url();
    await ui.click('#foto-lijst [href="#foto-2"] img');
    await expect.poll(() => inTheMiddle(ui)).toBe("Groene Vireo");
    expect(await current(ui)).toEqual(["Foto 2"]);
    expect(await ui.url()).toBe(address);
    await ui.click(NEXT);
    await expect.poll(() => current(ui)).toEqual(["Foto 3"]);
    expect(await ui.eval(() => scrollY)).toBe(0);
    await ui.click(NEXT);
    // The list is scrolled to the link of the slide.
    await expect
      .poll(() =>
        ui.eval(() => {
          const list = document.querySelector("#foto-lijst")?.getBoundingClientRect();
          const link = document.querySelector("#foto-lijst [aria-current=true]")?.getBoundingClientRect();
          return list && link && link.right <= list.right + 1 && link.left >= list.left - 1;
        }),
      )
      .toBe(true);
  });

  test("shares its list with another carousel, and passes over links that lead nowhere", async ({ ui }) => {
    await ready(ui);
    await ui.eval(() => {
      const [list, carousel] = ["#foto-lijst", "dealer-carousel"].map((one) => document.querySelector(one));
      list?.insertAdjacentHTML(
        "beforeend",
        '<li><a href="#eerst">Eerst</a></li><li><a href="#ander">Ander</a></li><li><a href="#%E0%A4%A">Fout</a></li><li><a href="#nergens">Nergens</a></li>',
      );
      const other = document.createElement("dealer-carousel");
      other.setAttribute("thumbs", "#foto-lijst");
      other.innerHTML = '<p id="eerst">Eerst</p><p id="ander">Dan</p>';
      carousel?.after(other);
    });
    const marked = () =>
      ui.eval(() =>
        [...document.querySelectorAll("#foto-lijst [aria-current]")].map((one) => one.getAttribute("href")),
      );
    await expect.poll(marked).toEqual(["#foto-1", "#eerst"]);
    await click(ui, '#foto-lijst [href="#ander"]');
    await expect.poll(marked).toEqual(["#foto-1", "#ander"]);
    await ui.click(NEXT);
    await expect.poll(marked).toEqual(["#foto-2", "#ander"]);
    await click(ui, '#foto-lijst [href="#%E0%A4%A"]');
    await expect.poll(() => ui.url()).toContain("%E0%A4%A");
  });

  test("leaves links to slides of the same name on another page or site", async ({ ui }) => {
    await ready(ui);
    for (const address of ["/tests/pages/row.html#foto-2", "https://dealer.example/photos.html#foto-2"]) {
      await ui.eval((href) => {
        const link = document.querySelector<HTMLAnchorElement>("#foto-lijst li:last-child a");
        if (link) link.href = href;
      }, address);
      expect(await isFollowed(ui, "#foto-lijst li:last-child a")).toBe(true);
    }
    await ui.click(NEXT);
    await expect.poll(() => current(ui)).toEqual(["Foto 2"]);
  });

  test("marks a link, and a list, that comes after the slides", async ({ ui }) => {
    await ready(ui);
    await ui.eval(() => {
      const list = document.querySelector("#foto-lijst");
      list?.replaceWith(list.cloneNode());
      const links = [...(list?.children ?? [])];
      for (const link of list?.querySelectorAll("a") ?? []) link.removeAttribute("aria-current");
      document.querySelector("#foto-lijst")?.append(...links);
    });
    await expect.poll(() => current(ui)).toEqual(["Foto 1"]);
    await click(ui, "#foto-lijst li:nth-child(2) a");
    await expect.poll(() => current(ui)).toEqual(["Foto 2"]);
    expect(await problems(ui)).toEqual([]);
  });

  test("leaves other links, other tabs, and the list without the element", async ({ ui }) => {
    await ready(ui);
    await click(ui, '#foto-lijst [href="#na"]');
    await expect.poll(() => ui.url()).toMatch(/#na$/);
    await ui.eval(() => document.querySelector("dealer-carousel")?.remove());
    await expect.poll(() => current(ui)).toEqual([]);
    await click(ui, '#foto-lijst [href="#foto-2"]');
    await expect.poll(() => ui.url()).toMatch(/#foto-2$/);
  });
});

test.describe("dealer-carousel enlarges the pictures that its links lead to", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("by a press, by keys and buttons, and closes where the visitor is", async ({ ui }) => {
    await ready(ui);
    await ui.click("#foto-1 img");
    await expect.poll(() => isOpen(ui)).toBe(true);
    await expect.poll(() => texts(ui)).toEqual(["1 van 3", "Van voren"]);
    expect(await violations(ui)).toEqual([]);
    // The scroller has the focus, and goes one further for each key.
    await ui.click(`${DIALOG} img`);
    await ui.press("ArrowRight");
    await expect.poll(() => texts(ui)).toEqual(["2 van 3", "Groene Vireo"]);
    await expect.poll(() => inTheMiddle(ui)).toBe("Groene Vireo");
    await ui.click(`${DIALOG} [aria-label=Volgende]`);
    await expect.poll(() => texts(ui)).toEqual(["3 van 3", "Rode Halm"]);
    await ui.press("ArrowRight");
    await expect.poll(() => texts(ui)).toEqual(["3 van 3", "Rode Halm"]);
    await ui.eval(() => document.addEventListener("keydown", ({ key }) => document.body.append(key)));
    await ui.press("Escape");
    await expect.poll(() => isOpen(ui)).toBe(false);
    // A popup of the page around the carousel would close as well.
    expect(await ui.eval(() => document.body.textContent)).not.toContain("Escape");
    await expect.poll(() => current(ui)).toEqual(["Foto 4"]);
    await expect.poll(() => focused(ui)).toBe("Rode Halm");
  });

  test("with the cross, on a narrow page, from right to left", async ({ ui }) => {
    await ready(ui);
    await ui.viewport(...NARROW);
    await ui.eval(() => {
      document.documentElement.dir = "rtl";
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      carousel.replaceWith(carousel.cloneNode(true));
    });
    await expect.poll(() => current(ui)).toEqual(["Foto 1"]);
    await ui.click("#foto-1 img");
    await expect.poll(() => texts(ui)).toEqual(["1 van 3", "Van voren"]);
    await ui.press("ArrowLeft");
    await expect.poll(() => inTheMiddle(ui)).toBe("Groene Vireo");
    await ui.click(`${DIALOG} [aria-label=Sluiten]`);
    await expect.poll(() => isOpen(ui)).toBe(false);
    await expect.poll(() => current(ui)).toEqual(["Foto 2"]);
  });

  test("not other links, nor without the attribute", async ({ ui }) => {
    await ready(ui);
    await click(ui, "#foto-3 a");
    await expect.poll(() => ui.url()).toMatch(/#meer$/);
    expect(await isOpen(ui)).toBe(false);
    await ui.eval(() => document.querySelector("dealer-carousel")?.removeAttribute("enlarge"));
    expect(await isFollowed(ui, "#foto-2 a")).toBe(true);
  });

  test("and fetches the next one before it is asked for", async ({ ui }) => {
    await ready(ui);
    await ui.click("#foto-1 img");
    await expect.poll(() => isOpen(ui)).toBe(true);
    const isThere = (index: number) =>
      ui.eval((place) => {
        const picture = document.querySelector("dealer-carousel")?.shadowRoot?.querySelectorAll("img")[place];
        return picture?.complete === true && picture.naturalWidth > 0;
      }, index);
    await expect.poll(() => isThere(1)).toBe(true);
  });

  test("not one that the author lets a visitor download", async ({ ui }) => {
    await ready(ui);
    await ui.eval(() => document.querySelector("#foto-2 a")?.setAttribute("download", ""));
    expect(await isFollowed(ui, "#foto-2 a")).toBe(true);
    await ui.click("#foto-1 img");
    await expect.poll(() => texts(ui)).toEqual(["1 van 2", "Van voren"]);
    await ui.press("ArrowRight");
    await expect.poll(() => texts(ui)).toEqual(["2 van 2", "Rode Halm"]);
  });

  test("with room for the picture and the buttons, however long a caption is", async ({ ui }) => {
    await ready(ui);
    await ui.viewport(...NARROW);
    await ui.eval(() => {
      const caption = document.querySelector("#foto-1 figcaption");
      if (caption) caption.textContent = "Nationale Autopas met onderhoudshistorie ".repeat(80);
    });
    await ui.click("#foto-1 img");
    await expect.poll(() => isOpen(ui)).toBe(true);
    const areas = await ui.eval(() => {
      const dialog = document.querySelector("dealer-carousel")?.shadowRoot?.querySelector("dialog");
      const boxOf = (selector: string) => dialog?.querySelector(selector)?.getBoundingClientRect();
      const next = boxOf("[aria-label=Volgende]");
      return {
        picture: (boxOf("img")?.height ?? 0) / innerHeight,
        isNextInside:
          next !== undefined && next.width > 0 && next.right <= innerWidth && next.bottom <= innerHeight,
      };
    });
    expect(areas.picture).toBeGreaterThan(0.5);
    expect(areas.isNextInside).toBe(true);
    await ui.click(`${DIALOG} [aria-label=Volgende]`);
    await expect.poll(() => texts(ui)).toEqual(["2 van 3", "Groene Vireo"]);
  });

  test("while the page's script takes slides away, also the one that is enlarged", async ({ ui }) => {
    await ready(ui);
    await ui.click("#foto-1 img");
    await expect.poll(() => isOpen(ui)).toBe(true);
    await ui.eval(() => {
      for (const slide of ["#foto-1", "#foto-3"]) document.querySelector(slide)?.remove();
    });
    await ui.press("ArrowRight");
    await expect.poll(() => texts(ui)).toEqual(["2 van 3", "Groene Vireo"]);
    await ui.press("ArrowLeft");
    await expect.poll(() => texts(ui)).toEqual(["1 van 3", "Van voren"]);
    await ui.press("Escape");
    await expect.poll(() => isOpen(ui)).toBe(false);
    await expect.poll(() => current(ui)).toEqual(["Foto 2"]);
    await expect.poll(() => inTheMiddle(ui)).toBe("Groene Vireo");
  });
});
