import { type FileTree, textFile } from "../../release/file-tree.ts";
import { jsonFile, moFile, phpFile, poFile, potFile } from "./gettext.ts";
import { phpTexts, scriptTexts } from "./plugin-texts.ts";
import { distinct } from "./text.ts";

const DOMAIN = "dealer-elements";
/** WordPress's Dutch: it does not read one where another is missing. */
const LOCALES = ["nl_NL", "nl_NL_formal", "nl_BE"];

/** The texts of the plug-in, in each form in which WordPress or a translator reads them. */
export function languageFiles(): FileTree {
  const php = distinct(phpTexts());
  const scripts = Object.entries(scriptTexts()).map(([name, texts]) => [name, distinct(texts)] as const);
  const all = distinct([...php, ...scripts.flatMap(([, texts]) => texts)]);
  return {
    [`${DOMAIN}.pot`]: textFile(potFile(all)),
    [`${DOMAIN}-nl_NL.po`]: textFile(poFile(all)),
    ...Object.assign({}, ...LOCALES.map((locale) => filesOf(`${DOMAIN}-${locale}`))),
  };

  function filesOf(name: string): FileTree {
    return {
      [`${name}.mo`]: moFile(php),
      [`${name}.l10n.php`]: textFile(phpFile(php)),
      ...Object.fromEntries(
        scripts.map(([script, texts]) => [`${name}-${DOMAIN}-${script}.json`, textFile(jsonFile(texts))]),
      ),
    };
  }
}
