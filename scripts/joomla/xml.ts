/** An XML element; a string among its children is text. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (Xml | Verbatim | string)[];
}

/** Text that is written as it is, without entities. */
interface Verbatim {
  readonly verbatim: string;
}

export const verbatim = (text: string): Verbatim => ({ verbatim: text });

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
  if (children.every(isText)) return `${opening}>${children.map(charactersOf).join("")}</${name}>\n`;
  const inner = children.map((child) =>
    isText(child) ? `${indent}  ${charactersOf(child)}\n` : textOf(child, `${indent}  `),
  );
  return `${opening}>\n${inner.join("")}${indent}</${name}>\n`;
}

const isText = (child: Xml | Verbatim | string): child is Verbatim | string =>
  typeof child === "string" || "verbatim" in child;

const charactersOf = (text: Verbatim | string) =>
  typeof text === "string" ? escaped(text) : `<![CDATA[${text.verbatim}]]>`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
