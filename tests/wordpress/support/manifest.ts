import manifest from "../../../custom-elements.json" with { type: "json" };

/**
 * The tags that an author may write, with their own attributes: all except the one that loads other services'
 * scripts.
 */
export const authorTags = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName !== "dealer-tags")
  .map(({ tagName, attributes = [] }) => ({ tag: tagName, attributes: attributes.map(({ name }) => name) }));
