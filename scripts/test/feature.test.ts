import { expect, it, vi } from "vitest";
import { testFeature } from "./feature.ts";

it.each([[[]], [["unknown"]], [["kernel"]], [["--watch"]]])(
  "without an element (%j) names all of them",
  async (args) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await testFeature(args)).toBe(1);
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/^Name one of: autocomplete, call-us, .*tooltips$/),
    );
    error.mockRestore();
  },
);
