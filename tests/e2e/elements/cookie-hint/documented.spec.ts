import { readFileSync } from "node:fs";
import { expect, test } from "../../../support/ui.ts";
import { COOKIE } from "./banner.ts";

const GUIDE = "docs/recipes/consent.md";
const [, line = ""] = /^```js\n(const choice = .*)\n```$/m.exec(readFileSync(GUIDE, "utf8")) ?? [];

test.describe("the line in the documentation that reads the stored choice", () => {
  for (const [cookies, choice] of [
    [[], undefined],
    [[`${COOKIE}=1; path=/`], "1"],
    [["a=b; path=/", `${COOKIE}=-1; path=/`], "-1"],
    [[`${COOKIE}=1; path=/`, `${COOKIE}=-1; path=/~rig`], "-1"],
    [[`x${COOKIE}=1; path=/`, `${COOKIE}2=1; path=/`, `${COOKIE}=11; path=/`], undefined],
  ] as const)
    test(`finds ${choice ?? "nothing"} in ${JSON.stringify(cookies)}`, async ({ ui }) => {
      await ui.goto("/~rig/blank.html");
      const found = await ui.eval(
        (texts, code) => {
          for (const text of texts) document.cookie = text;
          return { choice: new Function(`${code} return choice`)() };
        },
        cookies,
        line,
      );
      expect(found.choice ?? undefined).toBe(choice);
    });
});
