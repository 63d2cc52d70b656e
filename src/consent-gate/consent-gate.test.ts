import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { consentGateContract } from "./consent-gate.contract.ts";
import { serviceOf, sizeOf, textsOf } from "./consent-gate.ts";
import { SERVICES, serviceAt } from "./services.ts";

const OPTIONS = { service: "", ratio: "", text: "", label: "", settingsLabel: "" };
const inDutch = (name: keyof typeof consentGateContract.texts) => consentGateContract.texts[name].default;
const contentOf = (address: string, frame?: { width: number; height: number }) => ({
  template: {} as HTMLTemplateElement,
  fragment: {} as DocumentFragment,
  address,
  frame,
});

describe("the service", () => {
  it.each([
    ["www.youtube-nocookie.com", "YouTube"],
    ["player.vimeo.com", "Vimeo"],
    ["www.google.com/maps/embed", "Google Maps"],
    ["google.nl/maps", "Google Maps"],
    ["maps.google.com/maps", "Google Maps"],
    ["www.google.com/recaptcha/api2/anchor", "www.google.com"],
    ["docs.google.com/forms/d/e/1/viewform", "docs.google.com"],
    ["calendar.google.com/calendar/embed", "calendar.google.com"],
    ["drive.google.com/file/d/1/preview", "drive.google.com"],
    ["lookerstudio.google.com/embed/reporting/1", "lookerstudio.google.com"],
    ["www.google.com/maps.html", "www.google.com"],
    ["www.openstreetmap.org/export/embed.html", "OpenStreetMap"],
    ["geenvimeo.nl", "geenvimeo.nl"],
    ["rekenen.example", "rekenen.example"],
    ["", ""],
  ])("on %s is %j", (address, name) => expect(serviceOf(OPTIONS, contentOf(address)).name).toBe(name));

  it("is the one that the author names, whatever the address", () => {
    const named = (service: string) => serviceOf({ ...OPTIONS, service }, contentOf("vimeo.com"));
    expect(named(" youtube ")).toBe(SERVICES[0]);
    expect(named("Rekenhulp")).toMatchObject({ name: "Rekenhulp", kind: "content" });
  });

  it("is at each of its places, and in the table for the privacy page", () => {
    const recipe = readFileSync("docs/recipes/consent.md", "utf8");
    for (const service of SERVICES) {
      for (const place of service.places) expect(serviceAt(place)).toBe(service);
      expect(recipe).toContain(`\n| ${service.name} |`);
    }
  });
});

it("names the service in the text, unless the author has texts", () => {
  const service = serviceOf(OPTIONS, contentOf("vimeo.com"));
  expect(textsOf(OPTIONS, service, inDutch)).toEqual({
    text: "Deze video komt van Vimeo. Vimeo ziet dan wat je bekijkt en kan cookies plaatsen.",
    label: "Toon video",
  });
  const own = { text: "Kijk", label: "Speel af" };
  expect(textsOf({ ...OPTIONS, ...own }, service, inDutch)).toEqual(own);
});

it("says so of a service without a name", () => {
  const { text } = textsOf(OPTIONS, serviceOf(OPTIONS, undefined), inDutch);
  expect(text).toBe(
    "Deze inhoud komt van een andere partij. Die partij ziet dan je IP-adres en kan cookies plaatsen.",
  );
});

const OF_560 = ":host{max-inline-size:560px}section{contain-intrinsic-inline-size:560px}";
const filled = (ratio: string) =>
  `:host{aspect-ratio:${ratio};--dealer-frame-ratio:${ratio};--dealer-frame-height:0px}`;
const OWN_HEIGHT = "section{block-size:0}";

it.each([
  ["", { width: 560, height: 315 }, OF_560 + filled("560/315"), OF_560 + filled("560/315")],
  ["", { width: 0, height: 450 }, ":host{min-block-size:450px}", OWN_HEIGHT],
  ["", { width: 560, height: 0 }, `${OF_560}:host{aspect-ratio:16/9}`, OF_560 + OWN_HEIGHT],
  ["", { width: 0, height: 0 }, ":host{aspect-ratio:16/9}", OWN_HEIGHT],
  ["4/3", { width: 560, height: 315 }, filled("4/3"), filled("4/3")],
  ["4/3", undefined, filled("4/3"), filled("4/3")],
  ["none", { width: 560, height: 315 }, "", ""],
  ["", undefined, "", ""],
])("ratio %j with a frame of %j has the size %j, and %j when shown", (ratio, frame, held, shown) => {
  const sizeWhen = (isShown: boolean) =>
    sizeOf({ ...OPTIONS, ratio }, contentOf("", frame), isShown).replace(
      /^::slotted\(.+?\)\{contain:inline-size\}/,
      "",
    );
  expect(sizeWhen(false)).toBe(held);
  expect(sizeWhen(true)).toBe(shown);
});
