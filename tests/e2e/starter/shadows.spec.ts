import { expect, test, type Ui } from "../../support/ui.ts";
import { pointAtPage, problems } from "../elements/page.ts";

const PAGE = "/tests/pages/shadows.html?probe";

const isDefined = (ui: Ui, tag: string) => ui.eval((name) => customElements.get(name) !== undefined, tag);

async function comes(ui: Ui, tag: string) {
  const isThere = async () => {
    await pointAtPage(ui);
    return isDefined(ui, tag);
  };
  await expect.poll(isThere, tag).toBe(true);
}

/** The roots that the page brings: of an element, in another root, and written in its HTML. */
const BROUGHT = ["dealer-date-input", "dealer-to-top", "dealer-logo"];

/** What a script does later, each time with another tag. */
const LATER: Readonly<Record<string, () => unknown>> = {
  /** An element is defined after it was written. */
  "dealer-carousel": () => {
    class Late extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: "open" }).innerHTML = "<dealer-carousel><img alt=''></dealer-carousel>";
      }
    }
    customElements.define("x-late", Late);
  },
  /** A root is attached to an element that is on the page, and filled in another task. */
  "dealer-call-us": async () => {
    const root = document.querySelector("#plain")?.attachShadow({ mode: "open" });
    await new Promise((resolve) => addEventListener("message", resolve, { once: true }) ?? postMessage(0));
    root?.append(document.createElement("dealer-call-us"));
  },
  /** A host is filled before it is on the page, and comes with what is around it. */
  "dealer-autocomplete": async () => {
    const around = document.createElement("div");
    const host = around.appendChild(document.createElement("div"));
    host.attachShadow({ mode: "open" }).innerHTML = "<dealer-autocomplete><input></dealer-autocomplete>";
    await new Promise((resolve) => addEventListener("message", resolve, { once: true }) ?? postMessage(0));
    document.body.append(around);
  },
  /** A root in a root, which is in a root that was found. */
  "dealer-tooltips": () => {
    const outer = document.querySelector("#outer")?.shadowRoot;
    const host = outer?.appendChild(document.createElement("p"));
    const root = host?.attachShadow({ mode: "open" });
    root
      ?.appendChild(document.createElement("p"))
      .attachShadow({ mode: "open" })
      .append(document.createElement("dealer-tooltips"));
  },
  /** HTML with a written root comes later. */
  "dealer-sticky-column": () => {
    const html =
      "<div><template shadowrootmode=open><dealer-sticky-column><p>Kolom</p></dealer-sticky-column></template></div>";
    const part = document.body.appendChild(document.createElement("div"));
    if ("setHTMLUnsafe" in part) part.setHTMLUnsafe(html);
    else
      (part as HTMLElement).attachShadow({ mode: "open" }).innerHTML = html.replace(/<\/?template.*?>/g, "");
  },
};

test("finds tags in open shadow roots without a press", async ({ ui }) => {
  await ui.goto(PAGE);
  for (const tag of BROUGHT) await comes(ui, tag);
  for (const [tag, act] of Object.entries(LATER)) {
    expect(await isDefined(ui, tag), tag).toBe(false);
    await ui.eval(act);
    await comes(ui, tag);
  }
  const works = () =>
    ui.eval(() => {
      const host = document.querySelector("x-early")?.shadowRoot?.querySelector("dealer-date-input");
      return [host?.shadowRoot?.querySelector("button")?.checkVisibility(), host?.getAttributeNames()];
    });
  expect(await works()).toEqual([true, []]);
  expect(await problems(ui)).toEqual([]);
});

test("leaves closed shadow roots alone, and the page's own way to attach one", async ({ ui }) => {
  await ui.goto(PAGE);
  const result = await ui.eval(() => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = host.attachShadow({ mode: "closed", delegatesFocus: true });
    root.innerHTML = "<dealer-carousel></dealer-carousel>";
    let error = "";
    try {
      host.attachShadow({ mode: "open" });
    } catch (thrown) {
      error = (thrown as Error).name;
    }
    return [host.shadowRoot, root.mode, root.delegatesFocus, error];
  });
  expect(result).toEqual([null, "closed", true, "NotSupportedError"]);
  for (const tag of BROUGHT) await comes(ui, tag);
  expect(await isDefined(ui, "dealer-carousel")).toBe(false);
});
