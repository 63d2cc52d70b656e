import { describe, expect, it } from "vitest";
import { loaderContract } from "./loader.contract.ts";
import { DONE, momentAt } from "./loader.ts";

const timing = {
  delayMs: loaderContract.attributes["delay-ms"].default,
  fadeMs: loaderContract.attributes["fade-ms"].default,
};

describe("the loader", () => {
  it("waits 1000 ms after the page is ready (spec §2.1)", () => {
    expect(momentAt(0, timing)).toEqual({ phase: "waiting", fadedMs: 0, lastsMs: 1000 });
    expect(momentAt(999, timing)).toEqual({ phase: "waiting", fadedMs: 0, lastsMs: 1 });
  });

  it("then fades for 2000 ms", () => {
    expect(momentAt(1000, timing)).toEqual({ phase: "fading", fadedMs: 0, lastsMs: 2000 });
    expect(momentAt(2999, timing)).toEqual({ phase: "fading", fadedMs: 1999, lastsMs: 1 });
  });

  it("then is gone and stays gone", () => {
    expect(momentAt(3000, timing)).toEqual(DONE);
    expect(momentAt(1e9, timing)).toEqual(DONE);
  });

  it("skips a phase of 0 ms", () => {
    expect(momentAt(0, { delayMs: 0, fadeMs: 2000 }).phase).toBe("fading");
    expect(momentAt(0, { delayMs: 0, fadeMs: 0 }).phase).toBe("done");
  });
});
