import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, NARROW, open, WIDE } from "../page.ts";
import { showAs } from "../paper.ts";
import { PAGE, STARTED_PAGE } from "./carousel.ts";

/** A picture of 880 × 450 px. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' width='880' height='450'/>")}`;
const img = (attributes = 'width="880" height="450"') => `<img alt="" src="${PICTURE}" ${attributes}>`;
const four = (slide: string) => Array(4).fill(slide).join("");

/** Parents whose width depends on their content, or that are narrower than the window. */
const PARENTS: Readonly<Record<string, string>> = {
  block: "<div>@</div>",
  grid: '<div style="display: grid"><div>@</div></div>',
  "grid beside text": '<div style="display: grid; grid-template-columns: auto 80px">@<p>zij</p></div>',
  "flex item": '<div style="display: flex"><div style="flex: 1">@</div><p>zij</p></div>',
  flex: '<div style="display: flex">@<p style="flex: 0 0 80px">zij</p></div>',
  "centred flex column": '<div style="display: flex; flex-direction: column; align-items: center">@</div>',
  "table cell": "<table><tr><td>@</td><td>zij</td></tr></table>",
  "inline block": '<div style="display: inline-block">@</div>',
  float: '<div style="float: left">@</div>',
  "fit-content": '<div style="width: fit-content">@</div>',
};

const SLIDES: Readonly<Record<string, string>> = {
  "text and a picture": four(`<div><h2>Volkswagen Transporter met lange laadruimte</h2>${img()}</div>`),
  pictures: four(img()),
  "a list": `<ul>${four(`<li><a href="#a">${img()}</a> Noorda Kust</li>`)}</ul>`,
};

/** On the page: puts each carousel in each parent, and returns those that do not fit. */
async function misfits(parents: typeof PARENTS, slides: typeof SLIDES) {
  const main = document.querySelector("main") as HTMLElement;
  const frame = () => new Promise(requestAnimationFrame);
  const found: string[] = [];
  for (const [parent, around] of Object.entries(parents))
    for (const [kind, html] of Object.entries(slides)) {
      main.innerHTML = around.replace("@", `<dealer-carousel autoplay="false">${html}</dealer-carousel>`);
      const pictures = [...main.querySelectorAll("img")];
      await Promise.all(pictures.map((picture) => picture.decode()));
      await frame();
      const carousel = main.querySelector("dealer-carousel") as HTMLElement;
      const { width, height } = carousel.getBoundingClientRect();
      const isWider = document.documentElement.scrollWidth > innerWidth;
      if (isWider || width < innerWidth / 2 || height < 50)
        found.push(`${kind} in ${parent}: ${width} × ${height}`);
    }
  return found;
}

test.describe("dealer-carousel is as wide as its parent allows, whatever is in it", () => {
  for (const [name, size] of Object.entries({ narrow: NARROW, wide: WIDE } as const)) {
    test(`without its code, ${name}`, async ({ ui }) => {
      await ui.viewport(size[0], size[1]);
      await ui.goto(STARTED_PAGE.replace("?probe", "?no-scripts"));
      expect(await ui.eval(misfits, PARENTS, SLIDES)).toEqual([]);
    });

    test(`with its code, ${name}`, async ({ ui }) => {
      await open(ui, PAGE, size);
      expect(await ui.eval(misfits, PARENTS, SLIDES)).toEqual([]);
    });
  }
});

const LINK = '<a href="#kust">Noorda Kust, € 32.450</a>';
/** Slides that begin with a picture. */
const BEGINNINGS = [
  `${img()} ${LINK}`,
  `${img("")}<p>${LINK}</p>`,
  `<p>${img()}</p>${LINK}`,
  `<a href="#foto">${img()}</a>${LINK}`,
  `<picture><source srcset="${PICTURE}">${img()}</picture>${LINK}`,
  `<a href="#foto"><picture>${img()}</picture></a>${LINK}`,
  `<figure style="margin: 0">${img()}</figure>${LINK}`,
].flatMap((content) => [
  `<div>${content}</div>`.repeat(2),
  `<article>${content}</article>`.repeat(2),
  `<ul>${`<li>${content}</li>`.repeat(2)}</ul>`,
]);

/** Where the picture and the link of a slide are, in the slide's width; each is something that a visitor sees. */
const seenIn = (ui: Ui) =>
  ui.eval(() => {
    const carousel = document.querySelector("dealer-carousel") as HTMLElement;
    const slide = (carousel.querySelector("li") ?? carousel.firstElementChild) as HTMLElement;
    const box = slide.getBoundingClientRect();
    const [picture, link] = [slide.querySelector("img"), slide.querySelector("[href='#kust']")].map((part) =>
      (part as Element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const { width, height } = picture;
    return {
      isWhole: Math.abs(width - slide.clientWidth) < 1 && Math.abs(width / height - 880 / 450) < 0.02,
      isBelow: link.top >= picture.bottom - 1 && link.height > 10,
      isInside: link.bottom <= box.bottom + 1 && link.right <= box.right + 1 && box.right <= innerWidth + 1,
    };
  });
const WELL = { isWhole: true, isBelow: true, isInside: true };

async function put(ui: Ui, html: string) {
  await ui.eval((slides) => {
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = `<dealer-carousel autoplay="false">${slides}</dealer-carousel>`;
    return Promise.all([...main.querySelectorAll("img")].map((picture) => picture.decode()));
  }, html);
  await ui.eval(twoFrames);
}

test.describe("dealer-carousel shows the picture that a slide begins with as wide as the slide, and a link below it", () => {
  for (const [name, page] of Object.entries({
    "without its code": STARTED_PAGE.replace("?probe", "?no-scripts"),
    "with its code": PAGE,
  }))
    test(name, async ({ ui }) => {
      await ui.goto(page);
      if (page === PAGE) await isReady(ui);
      await ui.eval(() => {
        for (const sheet of document.querySelectorAll("[href='carousel.css']")) sheet.remove();
      });
      for (const [width, height] of [WIDE, NARROW]) {
        await ui.viewport(width, height);
        for (const slide of BEGINNINGS) {
          await put(ui, slide);
          expect(await seenIn(ui), slide).toEqual(WELL);
        }
      }
      // A small picture stays small, and one that is wide, but not first, fits.
      await put(
        ui,
        `<div><h2>Kust</h2>${img()}<p>Een ${img('id="klein" width="20" height="10"')} icoon</p></div><div>B</div>`,
      );
      const widths = () =>
        ui.eval(() => {
          const slide = document.querySelector("dealer-carousel > div") as HTMLElement;
          return [...slide.querySelectorAll("img")].map((one) => [
            one.clientWidth <= slide.clientWidth,
            one.clientWidth,
          ]);
        });
      expect((await widths()).map(([fits]) => fits)).toEqual([true, true]);
      expect((await widths())[1]?.[1]).toBe(20);
    });

  test("in the theme of Pico, which styles groups, also on paper", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await ui.eval(
      () =>
        new Promise((resolve) => {
          const sheet = document.createElement("link");
          Object.assign(sheet, {
            rel: "stylesheet",
            href: "/vendor/@picocss/pico/css/pico.min.css",
            onload: resolve,
          });
          document.head.append(sheet);
        }),
    );
    const slide = `<div>${img()} ${LINK}</div>`;
    await put(ui, slide + slide);
    await expect.poll(() => ui.attribute("dealer-carousel > div", "aria-label")).toBe("1 van 2");
    expect(await seenIn(ui)).toEqual(WELL);
    await put(ui, `<ul>${"<li>Een</li>".repeat(2)}</ul>`);
    const bullet = () =>
      ui.eval(() => getComputedStyle(document.querySelector("dealer-carousel li") as Element).listStyleType);
    await expect.poll(bullet).toBe("none");
    await put(ui, slide + slide);
    await showAs(ui, "paper");
    expect(await seenIn(ui)).toEqual(WELL);
  });
});

test("the arrows of a carousel without pictures cover no text", async ({ ui }) => {
  const texts = "<div><p>Heel tevreden, snel geholpen en een eerlijke prijs voor mijn auto.</p></div>".repeat(
    3,
  );
  await open(ui, PAGE, NARROW);
  /** How many controls are on the text, and whether all are in one row and in the window. */
  const controls = () =>
    ui.eval(() => {
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      const slide = carousel.querySelector("div")?.getBoundingClientRect();
      const boxes = ["[part=previous]", "[part=next]", "[part=dots] button"].map((path) =>
        carousel.shadowRoot?.querySelector(path)?.getBoundingClientRect(),
      ) as DOMRect[];
      return {
        onText: boxes.filter(({ top }) => top < (slide?.bottom ?? 0)).length,
        inOneRow: new Set(boxes.map(({ top }) => Math.round(top))).size === 1,
        inside: boxes.every(({ left, right }) => left >= 0 && right <= innerWidth),
      };
    });
  await put(ui, texts);
  await expect.poll(controls).toEqual({ onText: 0, inOneRow: true, inside: true });
  await put(ui, `<div>${img()}</div><div>Twee</div>`);
  await expect.poll(controls).toMatchObject({ onText: 2 });
});

test("dealer-carousel keeps its height when a lower slide comes", async ({ ui }) => {
  await open(ui, PAGE, NARROW);
  await put(ui, '<div style="height: 300px">A</div><div style="height: 80px">B</div>');
  const bottom = () =>
    ui.eval(() => document.querySelector("dealer-carousel")?.getBoundingClientRect().bottom);
  const before = await bottom();
  await ui.click("dealer-carousel >>> [part=next]");
  await expect.poll(() => ui.attribute("dealer-carousel > :last-child", "inert")).toBeNull();
  await ui.eval(twoFrames);
  expect(await bottom()).toBe(before);
});
