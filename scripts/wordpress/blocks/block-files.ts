import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileTree, textFile } from "../../release/file-tree.ts";
import { settingsOf } from "../../settings/settings.ts";
import { paths } from "../paths.ts";
import { blockJson, featureOf } from "./block-json.ts";
import { BLOCKS } from "./blocks.ts";
import { controlOf } from "./control.ts";

const SCRIPTS = join(paths.plugin, "blocks");

/** What WordPress and the scripts of the editor read about the blocks and the scripts. */
export function blockFiles(): FileTree {
  const json = (value: unknown) => textFile(`${JSON.stringify(value, null, "\t")}\n`);
  return {
    ...Object.fromEntries(
      BLOCKS.map((block) => [`${featureOf(block.tag)}/block.json`, json(blockJson(block))]),
    ),
    "blocks.json": json(BLOCKS.map(editedBlock)),
    ...Object.fromEntries(
      readdirSync(SCRIPTS)
        .filter((file) => file.endsWith(".js"))
        .map((file) => [
          file.replace(".js", ".asset.php"),
          textFile(assetOf(readFileSync(join(SCRIPTS, file), "utf8"))),
        ]),
    ),
  };
}

/** What the editor's script knows of a block beside its block.json. */
const editedBlock = ({ tag, inside }: (typeof BLOCKS)[number]) => ({
  name: `dealer-elements/${featureOf(tag)}`,
  tag,
  hasContent: inside !== undefined,
  controls: settingsOf(tag).map(controlOf),
});

/** In the form of @wordpress/scripts: the scripts that the script uses, WordPress's and the plug-in's own, and its version. */
function assetOf(script: string): string {
  const used = new Set(
    Array.from(script.matchAll(/\b(?:wp|dealerElements)\.\w+/g), ([name]) => handleOf(name)),
  );
  const version = createHash("sha256").update(script).digest("hex").slice(0, 20);
  const dependencies = [...used].sort().map((handle) => `'${handle}'`);
  return `<?php return array('dependencies' => array(${dependencies.join(", ")}), 'version' => '${version}');\n`;
}

/** `wp.blockEditor` → `wp-block-editor`. */
const handleOf = (name: string) =>
  name.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
