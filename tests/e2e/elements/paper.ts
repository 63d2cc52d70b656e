import type { Ui } from "../../support/ui.ts";

/**
 * Shows the page with its print styles, or with its screen styles again; only Chromium's driver can do so by itself.
 */
export async function showAs(ui: Ui, medium: "paper" | "screen"): Promise<void> {
  await ui.eval(turnMedia, medium === "paper");
  await ui.eval(nextLayout);
}

/** Those who watch sizes have heard of it then, as they do in a print that takes its time. */
function nextLayout() {
  return new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

function turnMedia(isPaper: boolean) {
  const TURNED: Readonly<Record<string, string>> = { print: "print, all", screen: "not screen" };
  const BACK: Readonly<Record<string, string>> = { "print, all": "print", "not screen": "screen" };
  const shadows = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const roots = [document, ...shadows];
  const sheets = roots.flatMap((root) => [...root.styleSheets, ...root.adoptedStyleSheets]);
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = (isPaper ? TURNED : BACK)[rule.media.mediaText] ?? rule.media.mediaText;
      if ("cssRules" in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  // Many elements share one style sheet.
  for (const sheet of new Set(sheets)) turn(sheet.cssRules);
}
