// Writes the page with the addresses and hashes of one version.
import { readFileSync, writeFileSync } from "node:fs";

const CDN = process.env.CDN ?? "https://cdn.example/npm";
const LIBRARY = "../../..";

const read = (path) => readFileSync(path, "utf8");
const { name, version } = JSON.parse(read(`${LIBRARY}/package.json`));
const hashes = JSON.parse(read(`${LIBRARY}/dist/integrity.json`));
const addressOf = (file) => `${CDN}/${name}@${version}/dist/${file}`;

const isChunk = (file) => file.startsWith("chunks/");
const chunks = Object.entries(hashes).filter(([file]) => isChunk(file));
const importMap = { integrity: Object.fromEntries(chunks.map(([file, hash]) => [addressOf(file), hash])) };

const page = read("template.html")
  .replace('"{{import map}}"', JSON.stringify(importMap, null, 2))
  .replaceAll(/\{\{address of (.+?)\}\}/g, (_, file) => addressOf(file))
  .replaceAll(/\{\{hash of (.+?)\}\}/g, (_, file) => hashes[file]);

writeFileSync("dist/index.html", page);
