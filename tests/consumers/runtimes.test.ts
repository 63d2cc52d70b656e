import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { consumerFolder } from "./consumer.ts";
import { tries } from "./tools.ts";

/* Where the package is imported without a document: nothing throws, and nothing is registered. */

const { write, run } = consumerFolder("runtimes");
const tags = contracts.map(({ tag }) => tag);

/** Imports everything, and throws when a class is not there or when others would believe that they are in a browser. */
const IMPORTS = `
  ${tags.map((tag) => `import "dealer-elements/elements/${tag}.js";`).join("\n")}
  import "dealer-elements/dealer-elements.js";
  import * as all from "dealer-elements";
  export function check() {
    const found = Object.values(all).map(({ tag }) => tag).filter(Boolean);
    if (found.join() !== ${JSON.stringify(tags.join())}) throw new Error("found " + found);
    if ("HTMLElement" in globalThis || "document" in globalThis) throw new Error("a document");
  }`;

const CONFIG = `
  using Workerd = import "/workerd/workerd.capnp";
  const worker :Workerd.Worker = (
    modules = [(name = "worker", esModule = embed "bundle.js")], compatibilityDate = "2026-01-01");
  const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);`;

describe("without a document", () => {
  it("Node imports everything", () => {
    write("imports.mjs", IMPORTS);
    write("node.mjs", 'import { check } from "./imports.mjs"; check();');
    expect(() => run(process.execPath, "node.mjs")).not.toThrow();
  });

  it("Cloudflare's worker imports everything from one file", tries("workerd"), () => {
    write("imports.mjs", IMPORTS);
    write("worker.mjs", 'import { check } from "./imports.mjs"; export default { test: check };');
    write("config.capnp", CONFIG);
    run("esbuild/bin/esbuild", "worker.mjs", "--bundle", "--format=esm", "--outfile=bundle.js");
    expect(() => run("workerd/bin/workerd", "test", "config.capnp")).not.toThrow();
  });
});
