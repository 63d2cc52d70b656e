import { expect, test, type Ui } from "../../../support/ui.ts";
import { hasRun } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { decideAndClose, declineElsewhere } from "./banner.ts";
import { BANNER, dataLayer, LATER, matomoQueue, open, services, show, TAGS_PAGE, tags } from "./page.ts";

/** The views that Google's data layer and Matomo have after the first, as `service address title`, sorted. */
const views = (ui: Ui): Promise<string[]> =>
  ui.eval(() => {
    const inShort = (url: string) => new URL(url).pathname.replace("/tests/pages", "") + new URL(url).search;
    const layer = (Reflect.get(window, "dataLayer") ?? []) as Record<string, unknown>[];
    const google = layer.flatMap((entry) => {
      const [command, name, view] = "length" in entry ? Array.from(entry as never) : ["", "", entry];
      const { page_location, page_title } = Object(view);
      if (!page_location) return [];
      return `${command && name ? "ga" : entry.event} ${inShort(page_location)} ${page_title}`;
    });
    const queue = ((Reflect.get(window, "_paq") ?? []) as string[][]).map((one) => [one[0], one[1]] as const);
    const matomo = queue.flatMap(([name, url = ""], index) => {
      if (name !== "setCustomUrl") return [];
      const [title, count] = [queue[index + 1], queue[index + 2]];
      return [`matomo ${inShort(url)} ${title?.[1]}${count?.[0] === "trackPageView" ? "" : " not counted"}`];
    });
    return [...google, ...matomo].sort();
  });

const viewed = (address: string, title: string) =>
  ["dealer-tags-page-view", "ga", "matomo"].map((service) => `${service} ${address} ${title}`);

const inGoogle = async (ui: Ui) => (await views(ui)).filter((view) => view.startsWith("ga"));

/** As an application's router does: the address first, the title when the view has been rendered. */
const visit = (ui: Ui, address: string, title: string, how: "pushState" | "replaceState" = "pushState") =>
  ui.eval(
    (url, name, method) => {
      history[method](null, "", url);
      setTimeout(() => {
        document.title = name;
      });
    },
    address,
    title,
    how,
  );

const HISTORY = 'page-views="history"';

async function openAccepted(ui: Ui) {
  await open(ui, TAGS_PAGE, "1");
  await show(ui, tags(`${LATER} ${services().all} ${HISTORY}`));
  for (const script of ["gtm.js", "gtag/js", "matomo.js"] as const) await hasRun(ui, script);
  await expect
    .poll(() =>
      ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("page-views"))),
    )
    .toBe(true);
}

test("the first load is counted by the services themselves, and each new address once after it", async ({
  ui,
}) => {
  await openAccepted(ui);
  expect(await views(ui)).toEqual([]);
  await visit(ui, "a?x=1", "A");
  await expect.poll(() => views(ui)).toEqual(viewed("/a?x=1", "A"));
  await visit(ui, "a?x=2", "A2", "replaceState");
  await expect.poll(() => views(ui)).toEqual([...viewed("/a?x=1", "A"), ...viewed("/a?x=2", "A2")].sort());
  expect((await matomoQueue(ui)).filter((one) => one === "trackPageView")).toHaveLength(3);
  expect(await problems(ui)).toEqual([]);
});

test("Back is a view, and a fragment or the same address is none", async ({ ui }) => {
  await openAccepted(ui);
  await visit(ui, "a", "A");
  await expect.poll(async () => (await views(ui)).length).toBe(3);
  await visit(ui, "a#deel", "A, deel");
  await visit(ui, "a#deel", "A, deel", "replaceState");
  await visit(ui, "b", "B");
  await expect.poll(async () => (await views(ui)).length).toBe(6);
  await ui.eval(() => {
    history.back();
    addEventListener("popstate", () => setTimeout(() => (document.title = "Terug")), { once: true });
  });
  await expect.poll(() => views(ui)).toContain("ga /a Terug");
  expect(await inGoogle(ui)).toEqual(["ga /a A", "ga /a Terug", "ga /b B"]);
});

test("two addresses at once are two views, and one without a new title is counted as well", async ({
  ui,
}) => {
  await openAccepted(ui);
  await ui.eval(() => {
    history.pushState(null, "", "a");
    history.pushState(null, "", "b");
  });
  await expect.poll(() => inGoogle(ui)).toEqual(["ga /a Tags", "ga /b Tags"]);
});

test("nothing is counted before consent, after it the page that the visitor is on, and nothing after a withdrawal", async ({
  ui,
}) => {
  await open(ui);
  await show(ui, BANNER + tags(`${LATER} ${services().all} ${HISTORY}`));
  await visit(ui, "a", "A");
  await decideAndClose(ui, "accepted");
  for (const script of ["gtm.js", "gtag/js", "matomo.js"] as const) await hasRun(ui, script);
  expect(await views(ui)).toEqual([]);
  await visit(ui, "b", "B");
  await expect.poll(() => views(ui)).toEqual(viewed("/b", "B"));
  await declineElsewhere(ui);
  await expect.poll(() => dataLayer(ui)).toContain("update denied");
  await visit(ui, "c", "C");
  await visit(ui, "d", "D");
  await expect.poll(() => ui.eval(() => document.title)).toBe("D");
  expect(await views(ui)).toEqual(viewed("/b", "B"));
});

test("with page-views=load nothing follows the address", async ({ ui }) => {
  const { gtm } = services();
  await open(ui, TAGS_PAGE, "1");
  await show(ui, tags(`${LATER} ${gtm}`));
  await hasRun(ui, "gtm.js");
  const native = () => ui.eval(() => Object.hasOwn(history, "pushState"));
  expect(await native()).toBe(false);
  await visit(ui, "a", "A");
  await expect.poll(() => ui.eval(() => document.title)).toBe("A");
  expect(await views(ui)).toEqual([]);
});
