import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/* Authors copy these: each banner says who asks, for what and how to withdraw, and refusing is as easy as accepting. */

const WRITTEN_IN = /\.(html|md|njk|tsx|vue)$/;
const BANNER = /<dealer-cookie-hint\b[\s\S]*?<\/dealer-cookie-hint>/g;
/** The catalogue shows each element with its defaults. */
const WITH_DEFAULTS = "examples/catalogue/";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => WRITTEN_IN.test(file) && !/node_modules|dist/.test(file))
    .map((file) => `${folder}/${file}`);

const samples = ["examples", "docs"].flatMap(filesIn).flatMap((file) => {
  const banners = readFileSync(file, "utf8").match(BANNER) ?? [];
  return banners.map((banner) => ({ file, banner: banner.replace(/<\/?p>|\s+/g, " ") }));
});

it("banners are found", () => expect(samples.length).toBeGreaterThan(10));

describe.each(samples)("the banner in $file", ({ file, banner }) => {
  it("says who asks, for what and how to withdraw", () =>
    expect(banner).toMatch(/\S+ vraagt toestemming voor cookies, om .+ Intrekken kan altijd, bij \S/));

  it("lets a refusal count as long as an acceptance, by one press", () => {
    expect(banner).not.toMatch(/\bdecline="confirm"/);
    if (!file.startsWith(WITH_DEFAULTS)) expect(banner).toMatch(/\bdecline-days=["{]180/);
  });
});
