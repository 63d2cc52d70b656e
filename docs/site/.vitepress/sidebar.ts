import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** A line that leads to a page, with the page's own title. */
export function item(path: string) {
  const [, title = path] = /^# (.*)$/m.exec(readFileSync(join(ROOT, path), "utf8")) ?? [];
  return { text: title.replaceAll("`", ""), link: `/${path.replace(/\.md$/, "")}` };
}

export const folderItems = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((name) => item(`${folder}/${name}`));
