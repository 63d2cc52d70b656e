import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches } from "../page.ts";
import { chooseElsewhere, openWith, setColumn, TAG } from "./gate.ts";

const COLUMN = 360;
const AS_16_9 = (COLUMN * 9) / 16;

interface Case {
  readonly frame: string;
  readonly gate?: string;
  /** What a script of the page does with the frame later. */
  readonly later?: Partial<CSSStyleDeclaration> & { readonly attribute?: string };
  /** The gate's height and its frame's, in px. */
  readonly height: number;
  /** Before consent, where that is another height. */
  readonly before?: number;
  /** The engine whose element with a proportion and a greatest width does not grow with its content. */
  readonly fixedIn?: "webkit";
}

const CASES: Record<string, Case> = {
  "a style with a height": { frame: 'style="width:100%;height:600px"', height: 600 },
  "a style with a width and a height": { frame: 'style="width:300px;height:600px"', height: 600 },
  "a style that is lower than most videos": {
    frame: 'style="width:100%;height:90px"',
    height: 90,
    before: 0,
  },
  "a style beside attributes": { frame: 'width="360" height="200" style="height:600px"', height: 600 },
  "a style with a minimum": { frame: 'style="width:100%;min-height:600px"', height: 600, before: AS_16_9 },
  "a style with a proportion": { frame: 'style="width:100%;aspect-ratio:1"', height: 360, before: AS_16_9 },
  "a style that fills": { frame: 'style="width:100%;height:100%"', height: AS_16_9 },
  "a style that fills what is around it": {
    frame: 'style="position:absolute;top:0;left:0;width:100%;height:100%"',
    height: AS_16_9,
  },
  "a resizer": {
    frame: 'style="width:1px;min-width:100%"',
    later: { height: "700px" },
    height: 700,
    before: AS_16_9,
  },
  "a resizer that makes it lower": {
    frame: 'width="100%" height="600" scrolling="no"',
    later: { height: "120px" },
    height: 120,
    before: 600,
  },
  "a resizer that sets the attribute": {
    frame: 'width="100%" height="300"',
    later: { attribute: "640" },
    height: 640,
    before: 300,
  },
  "a resizer in a gate with a ratio": {
    frame: "",
    gate: 'ratio="16/9"',
    later: { height: "700px" },
    height: 700,
    before: AS_16_9,
  },
  "a rule of the page": { frame: 'class="high"', height: 900, before: AS_16_9 },
  "a rule of the page for a low frame": { frame: 'class="low"', height: 120, before: AS_16_9 },
  "a rule of the page beside attributes": {
    frame: 'class="high" width="360" height="200"',
    height: 900,
    before: 200,
    fixedIn: "webkit",
  },
  "a rule of the page beside a ratio": {
    frame: 'class="high"',
    gate: 'ratio="16/9"',
    height: 900,
    before: AS_16_9,
  },
  "both attributes": { frame: 'width="720" height="480"', height: 240 },
  "both attributes and the theme's automatic height": {
    frame: 'class="auto" width="720" height="480"',
    height: 240,
  },
  "a ratio": { frame: 'width="720" height="480"', gate: 'ratio="1/1"', height: 360 },
  "a ratio and the theme's automatic height": { frame: 'class="auto"', gate: 'ratio="1/1"', height: 360 },
  "a height in an attribute": { frame: 'width="100%" height="450"', height: 450 },
  "no size": { frame: "", height: AS_16_9 },
};

const STYLES = `<style>
  .high { height: 900px }
  .low { height: 120px }
  .auto { max-width: 100%; height: auto }
  section > a { display: block }
</style>`;

const sectionOf = ({ frame, gate = "" }: Case) =>
  `<section><${TAG} service="Rekenhulp" ${gate}><template><iframe src="about:blank" ${frame}></iframe></template></${TAG}><a href="#bel">Bel</a></section>`;

/** Of each case: the heights of the gate and its frame, and whether the visitor can press what is below it. */
const seen = (ui: Ui) =>
  ui.eval((tag) => {
    const heightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().height ?? 0);
    return [...document.querySelectorAll("#stage > section")].map((section) => {
      const link = section.querySelector(":scope > a") as Element;
      link.scrollIntoView({ block: "center" });
      const { left, top, height } = link.getBoundingClientRect();
      return {
        gate: heightOf(section.querySelector(tag)),
        frame: heightOf(section.querySelector("iframe")),
        isFree: document.elementFromPoint(left + 5, top + height / 2) === link,
      };
    });
  }, TAG);

test("a gate is as high as its frame wants, by its own size or the page's rules, and covers nothing", async ({
  ui,
}) => {
  const cases = Object.entries(CASES).filter(([, { fixedIn }]) => fixedIn !== ui.engine);
  await openWith(ui, STYLES + cases.map(([, one]) => sectionOf(one)).join(""));
  await setColumn(ui, COLUMN);
  const named = async () =>
    Object.fromEntries((await seen(ui)).map((result, index) => [cases[index]?.[0], result]));
  const expected = (heightOf: (one: Case) => number, frame?: 0) =>
    Object.fromEntries(
      cases.map(([name, one]) => {
        const gate = Math.round(heightOf(one));
        return [name, { gate, frame: frame ?? gate, isFree: true }];
      }),
    );
  const least = (await named())["a style that is lower than most videos"]?.gate ?? 0;
  await expect.poll(named).toEqual(expected(({ height, before = height }) => before || least, 0));
  await chooseElsewhere(ui, "1");
  await expect.poll(() => matches(ui, `${TAG}:last-of-type:state(shown)`)).toBe(true);
  await ui.eval(
    (changes) => {
      for (const [index, frame] of document.querySelectorAll("#stage iframe").entries()) {
        const { attribute, ...styles } = changes[index] ?? {};
        if (attribute) (frame as HTMLIFrameElement).height = attribute;
        Object.assign((frame as HTMLIFrameElement).style, styles);
      }
    },
    cases.map(([, { later }]) => later ?? {}),
  );
  await expect.poll(named).toEqual(expected(({ height }) => height));
});
