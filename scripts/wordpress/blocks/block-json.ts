import { contracts } from "../../../src/contracts.ts";
import type { Attribute } from "../../../src/kernel/element/contract.ts";
import { NAMES } from "../../settings/names.ts";
import { settingsOf } from "../../settings/settings.ts";
import { SOURCE_LANGUAGE as ENGLISH } from "../languages/text.ts";
import type { Block, InnerBlock } from "./blocks.ts";

export const featureOf = (tag: string) => tag.replace(/^dealer-/, "");

/**
 * A block's attributes are those of its tag, read from the page's own HTML: what an author changes there is in the sidebar,
 * and an attribute that is not there has the element's default.
 */
export function blockJson(block: Block) {
  const { tag, icon, supports, style, inside = [] } = block;
  const title = NAMES[tag][ENGLISH];
  const description = block.description[ENGLISH];
  return {
    $schema: "https://schemas.wp.org/trunk/block.json",
    apiVersion: 3,
    name: `dealer-elements/${featureOf(tag)}`,
    title,
    category: "dealer-elements",
    icon,
    description,
    keywords: block.keywords.map((keyword) => keyword[ENGLISH]),
    textdomain: "dealer-elements",
    attributes: Object.fromEntries(
      Object.entries(attributesOf(tag)).map(([name, attribute]) => [name, fromTag(tag, name, attribute)]),
    ),
    // Without a class of WordPress the tag in the post is the tag of the guide.
    supports: { anchor: true, className: false, ...supports },
    variations: [
      {
        name: "new",
        title,
        description,
        isDefault: true,
        scope: ["inserter"],
        attributes: beginsOf(block),
        innerBlocks: inside.map(templateOf),
      },
    ],
    editorScript: "dealer-elements-editor",
    editorStyle: "dealer-elements-editor",
    ...(style && { style }),
  };
}

/** In the form of WordPress's templates. */
const templateOf = ({ name, attributes, hint, inside = [] }: InnerBlock): unknown => [
  name,
  { ...attributes, ...(hint && { placeholder: hint[ENGLISH] }) },
  inside.map(templateOf),
];

function attributesOf(tag: string): Readonly<Record<string, Attribute>> {
  const contract = contracts.find((one) => one.tag === tag);
  if (!contract) throw new Error(`There is no ${tag}`);
  return contract.attributes;
}

const fromTag = (tag: string, name: string, { type, default: value }: Attribute) => ({
  // One that is on by default says "false" when it is off.
  type: type === "boolean" && !value ? "boolean" : "string",
  source: "attribute",
  selector: tag,
  attribute: name,
  // In a pattern too, where an author changes only content.
  role: "content",
});

/** What a new block has where the element's own default is not what a dealer's site needs. */
function beginsOf({ tag, begins }: Block): Record<string, string> {
  const ofForms = settingsOf(tag).flatMap(({ name, begins }) => (begins ? [[name, begins] as const] : []));
  return { ...Object.fromEntries(ofForms), ...begins };
}
