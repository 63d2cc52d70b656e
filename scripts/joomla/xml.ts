/** An XML element; a string among its children is text. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (Xml | string)[];
}

export const element = (name: string, attributes: Xml["attributes"], ...children: Xml["children"]): Xml => ({
  name,
  attributes,
  children,
});

/** An XML document; attributes without a value are left out. */
export const xmlFile = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(root, "")}`;

function textOf({ name, attributes, children }: Xml, indent: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const opening = `${indent}<${name}${written.join("")}`;
  if (children.length === 0) return `${opening}/>\n`;
  if (children.every((child) => typeof child === "string"))
    return `${opening}>${escaped(children.join(""))}</${name}>\n`;
  const inner = children.map((child) =>
    typeof child === "string" ? `${indent}  ${escaped(child)}\n` : textOf(child, `${indent}  `),
  );
  return `${opening}>\n${inner.join("")}${indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
