import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown } from "../page.ts";
import { emitted, focusedOn, MENU_BUTTON, openMenu } from "./menu.ts";
import {
  currentLinks,
  isClosed,
  isInSight,
  isMenuOpen,
  isStaying,
  LAYOUTS,
  type LayoutName,
  linkTo,
  markedItems,
  openPanel,
  openSite,
} from "./site.ts";

const layouts = Object.keys(LAYOUTS) as LayoutName[];

interface Way {
  /** The link to press. */
  readonly href: string;
  /** Runs on the page: its script that handles the press. */
  readonly script: () => void;
  /** Where the focus is afterwards: where the browser puts it, on the button that shows the menu again, or on the link. */
  readonly focus: "browser" | "button" | "link";
}

const nothing = () => {};
const closing: Readonly<Record<string, Way>> = {
  "a place on the page": { href: "#apk", script: nothing, focus: "browser" },
  "a place with the focus": { href: "#formulier", script: nothing, focus: "browser" },
  "a place that is not there": { href: "#nergens", script: nothing, focus: "button" },
  "a place that a script scrolls to": {
    href: "#apk",
    script: () =>
      addEventListener("click", (event) => {
        event.preventDefault();
        document.querySelector("#apk")?.scrollIntoView();
      }),
    focus: "button",
  },
  "a page shown with pushState": {
    href: "/tests/pages/banden",
    script: () =>
      document.addEventListener("click", (event) => {
        event.preventDefault();
        history.pushState({}, "", (event.target as HTMLAnchorElement).href);
      }),
    focus: "button",
  },
  "a page shown with pushState by a listener that stops the event": {
    href: "/tests/pages/banden",
    script: () =>
      document.querySelector('a[href="/tests/pages/banden"]')?.addEventListener("click", (event) => {
        event.preventDefault();
        event.stopPropagation();
        history.pushState({}, "", (event.target as HTMLAnchorElement).href);
      }),
    focus: "button",
  },
  "the same page with another query, by replaceState": {
    href: "/tests/pages/filter?maat=16",
    script: () => {
      history.replaceState({}, "", "/tests/pages/filter?maat=15");
      document.addEventListener("click", (event) => {
        event.preventDefault();
        history.replaceState({}, "", (event.target as HTMLAnchorElement).href);
      });
    },
    focus: "button",
  },
};

const open: Readonly<Record<string, Way>> = {
  "a script that shows no other page": {
    href: "/tests/pages/banden",
    script: () => addEventListener("click", (event) => event.preventDefault()),
    focus: "link",
  },
  "another tab": {
    href: "/tests/pages/elders",
    script: () => addEventListener("click", (event) => event.preventDefault()),
    focus: "link",
  },
};

const pressed = (ui: Ui) => ui.eval(() => document.documentElement.hasAttribute("data-pressed"));
const notePress = () =>
  addEventListener(
    "click",
    () => setTimeout(() => document.documentElement.setAttribute("data-pressed", "")),
    true,
  );

for (const layout of layouts) {
  const button = layout === "wide" ? "button Werkplaats" : "button Menu";

  test.describe(`dealer-mega-nav on a ${layout} page that stays`, () => {
    for (const [name, { href, script, focus }] of Object.entries(closing))
      test(`closes at a press on a link to ${name}`, async ({ ui }) => {
        await openSite(ui, layout);
        await isStaying(ui);
        await openPanel(ui, layout);
        await ui.eval(script);
        await ui.click(linkTo(href));
        await isClosed(ui);
        if (focus === "button") await expect.poll(() => focusedName(ui)).toBe(button);
        if (href === "#formulier") expect(await ui.eval(() => document.activeElement?.id)).toBe("formulier");
      });

    for (const [name, { href, script }] of Object.entries(open))
      test(`stays open at a press on a link for ${name}`, async ({ ui }) => {
        await openSite(ui, layout);
        await isStaying(ui);
        await openPanel(ui, layout);
        await ui.eval(script);
        await ui.eval(notePress);
        await ui.click(linkTo(href));
        await expect.poll(() => pressed(ui)).toBe(true);
        expect(await isMenuOpen(ui)).toBe(true);
      });

    test("stays open at a press with Ctrl", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.eval((selector) => {
        addEventListener("click", (event) => event.preventDefault());
        const options = { bubbles: true, cancelable: true, ctrlKey: true };
        document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", options));
      }, linkTo("#apk"));
      expect(await isMenuOpen(ui)).toBe(true);
    });

    test("closes when a slow script shows another page", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.eval(() =>
        document.addEventListener("click", (event) => {
          event.preventDefault();
          const { href } = event.target as HTMLAnchorElement;
          setTimeout(() => {
            history.pushState({}, "", href);
            scrollTo(0, scrollY + 1);
          }, 100);
        }),
      );
      await ui.click(linkTo("/tests/pages/banden"));
      await isClosed(ui);
    });

    test("closes at history back", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await ui.eval(() => history.pushState({}, "", "#filter"));
      await openPanel(ui, layout);
      await ui.eval(() => history.back());
      await isClosed(ui);
    });

    test("stays open while a script writes the place of the page into the address", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.eval(() => {
        history.replaceState({}, "", "#aanbod");
        scrollTo(0, 1);
      });
      await expect.poll(() => markedItems(ui)).toEqual(["Aanbod"]);
      expect(await isMenuOpen(ui)).toBe(true);
    });

    test("closes when the navigation API shows another page", async ({ ui }) => {
      await openSite(ui, layout);
      const hasApi = await ui.eval(() => "navigation" in window);
      test.skip(!hasApi, "this browser has no navigation API");
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.eval(() =>
        (window as unknown as { navigation: EventTarget }).navigation.addEventListener("navigate", (event) =>
          (event as Event & { intercept(options: object): void }).intercept({ handler: async () => {} }),
        ),
      );
      await ui.click(linkTo("/tests/pages/banden"));
      await isClosed(ui);
      expect(await focusedName(ui)).not.toBe("a Banden");
    });

    test("shows the target below a sticky header", async ({ ui }) => {
      await openSite(ui, layout, { header: "position: sticky; top: 0" });
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.click(linkTo("#apk"));
      await isClosed(ui);
      expect(await isInSight(ui, "#apk")).toBe(true);
    });

    test("lets Tab go on from the target", async ({ ui }) => {
      test.skip(ui.engine === "webkit", "WebKitGTK's driver starts from the focused element only");
      await openSite(ui, layout);
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.click(linkTo("#apk"));
      await isClosed(ui);
      await expect.poll(() => ui.url()).toContain("#apk");
      await ui.press("Tab");
      await expect.poll(() => focusedName(ui)).toBe("button Na APK");
    });

    test("marks the page that is shown without a load, and only that one", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await ui.eval(() => history.pushState({}, "", "/tests/pages/banden"));
      await ui.eval(() => scrollTo(0, 1));
      await expect.poll(() => currentLinks(ui)).toEqual(["Banden"]);
      await ui.eval(() => history.pushState({}, "", "/tests/pages/contact"));
      await ui.eval(() => scrollTo(0, 2));
      await expect.poll(() => currentLinks(ui)).toEqual(["Contact"]);
      expect(await markedItems(ui)).toEqual(["Contact"]);
      await ui.eval(() => history.back());
      await expect.poll(() => currentLinks(ui)).toEqual(["Banden"]);
    });

    test("closes at a press in a frame", async ({ ui }) => {
      await openSite(ui, layout, { css: "iframe { position: fixed; inset: auto 0 0 auto }" });
      await isStaying(ui);
      await ui.eval(() => {
        const frame = document.createElement("iframe");
        frame.srcdoc = "<p style='height: 100px'>kaart";
        frame.width = frame.height = "100";
        document.body.append(frame);
      });
      await openPanel(ui, layout);
      const [width, height] = LAYOUTS[layout];
      await ui.moveTo(width - 30, height - 30);
      await ui.down();
      await ui.up();
      await isClosed(ui);
    });

    test("is closed on a page from the back/forward cache", async ({ ui }) => {
      await openSite(ui, layout);
      await isStaying(ui);
      await openPanel(ui, layout);
      await ui.eval(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await isClosed(ui);
    });
  });
}

test.describe("the open list of a narrow page", () => {
  const pressAt = async (ui: Ui, x: number, y: number) => {
    await ui.moveTo(x, y);
    await ui.down();
    await ui.up();
  };

  test("closes at a press outside, and emits the events of a press on the button", async ({ ui }) => {
    await openSite(ui, "narrow");
    await isStaying(ui);
    await openPanel(ui, "narrow");
    await pressAt(ui, 180, 630);
    await isClosed(ui);
    expect(await emitted(ui, "toggle")).toEqual([{ open: true }, { open: false }]);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
  });

  test("stays open while the page scrolls", async ({ ui }) => {
    await openSite(ui, "narrow", { header: "position: sticky; top: 0" });
    await isStaying(ui);
    await openPanel(ui, "narrow");
    await ui.wheel(180, 600, 200);
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(100);
    expect(await isMenuOpen(ui)).toBe(true);
  });

  test("stays open when a listener prevents the toggle", async ({ ui }) => {
    await openSite(ui, "narrow");
    await isStaying(ui);
    await openPanel(ui, "narrow");
    await ui.eval(() => addEventListener("dealer-mega-nav-toggle", (event) => event.preventDefault()));
    await ui.click(linkTo("#apk"));
    await expect.poll(() => ui.url()).toContain("#apk");
    await expect.poll(() => emitted(ui, "toggle")).toEqual([{ open: true }, { open: false }]);
    expect(await isMenuOpen(ui)).toBe(true);
  });

  test("lets a button of the page close it", async ({ ui }) => {
    await openSite(ui, "narrow");
    await isStaying(ui);
    await ui.eval(() => {
      const button = document.createElement("button");
      button.id = "own";
      button.style.cssText = "position: fixed; inset: auto 0 0 auto";
      button.textContent = "Menu";
      button.addEventListener("click", () =>
        document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("button")?.click(),
      );
      document.body.append(button);
    });
    for (const isOpen of [true, false, true]) {
      await ui.click("#own");
      await expect.poll(() => isShown(ui, linkTo("#aanbod"))).toBe(isOpen);
    }
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }, { open: true }]);
  });

  test("slides no longer when a link leads to a place on the page", async ({ ui }) => {
    await openSite(ui, "narrow", { attributes: { mobile: "slide", "slide-ms": "600" } });
    await isStaying(ui);
    await openMenu(ui);
    await ui.click(linkTo("#aanbod"));
    await expect.poll(() => isShown(ui, linkTo("#aanbod"))).toBe(false);
    expect(await isInSight(ui, "#aanbod")).toBe(true);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("false");
  });
});

/** A button in the element's shadow tree counts as the focused one. */
async function focusedName(ui: Ui): Promise<string> {
  const { part, text } = await ui.focused();
  return part === "toggle" ? `button ${text}` : focusedOn(ui);
}
