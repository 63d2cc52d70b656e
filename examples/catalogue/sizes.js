import { make } from "./make.js";

const KB = 1000;

const sum = (files) => Object.values(files).reduce((total, size) => total + size, 0);

const inKb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

export const totalOf = (files) => inKb(sum(files));

/** The sizes of the files that a page loads for a tag, and the tags that share them. */
export function sizeDetails(tag, sizes) {
  const { own, shared, onDemand } = sizes[tag];
  const parts = [
    ["own", own],
    ["shared", shared],
    ["on demand", onDemand],
  ].filter(([, files]) => sum(files) > 0);
  const summary = parts.map(([name, files]) => `${totalOf(files)} ${name}`).join(", ");
  return make(
    "details",
    { class: "size" },
    make("summary", {}, `${summary} `, make("small", {}, "(Brotli)")),
    make(
      "ul",
      {},
      ...parts.flatMap(([name, files]) => Object.entries(files).map((file) => line(name, ...file))),
    ),
  );

  function line(name, file, bytes) {
    const others = Object.keys(sizes).filter((other) => other !== tag && file in sizes[other].shared);
    const text = name === "shared" ? `, shared with ${others.join(", ")}` : `, ${name}`;
    return make("li", {}, make("code", {}, file), ` ${inKb(bytes)}${text}`);
  }
}
