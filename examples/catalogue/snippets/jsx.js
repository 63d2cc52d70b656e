const RENAMED = { class: "className", for: "htmlFor", tabindex: "tabIndex", autocomplete: "autoComplete" };

/** An element as JSX, with a listener to its last event, which reports a change that has happened. */
export function jsxOf(root, { attributes, events }) {
  const jsx = writeElement(root);
  const [, indent = ""] = /\n( *)[^\n]*$/.exec(jsx) ?? [];
  return jsx.replaceAll(`\n${indent}`, "\n");

  function writeElement(element) {
    const inside = [...element.childNodes].map(writeNode).join("");
    const start = [
      element.localName,
      ...[...element.attributes].map(writeAttribute),
      ...listener(element),
    ].join(" ");
    return inside ? `<${start}>${inside}</${element.localName}>` : `<${start} />`;
  }

  function writeNode(node) {
    if (node.nodeType === Node.ELEMENT_NODE) return writeElement(node);
    return node.nodeType === Node.TEXT_NODE ? escapeText(node.data) : `{/*${node.data}*/}`;
  }

  function writeAttribute({ name, value, ownerElement }) {
    const form = ownerElement === root && attributes.find((attribute) => attribute.name === name)?.["x-form"];
    if (form?.type === "boolean") return value === "false" ? `${name}={false}` : name;
    if (form?.type === "number" && Number.isFinite(Number(value))) return `${name}={${Number(value)}}`;
    // On a tag of its own an attribute has its own name.
    const asProp = ownerElement.localName.includes("-") ? name : (RENAMED[name] ?? name);
    return ownerElement[name] === true ? asProp : `${asProp}="${escapeValue(value)}"`;
  }

  function listener(element) {
    const last = element === root && events.at(-1);
    return last ? [`on${last.name}={(event) => console.log(event.detail)}`] : [];
  }
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "{": "&#123;", "}": "&#125;" };
const escapeText = (text) => text.replaceAll(/[&<>{}]/g, (character) => ENTITIES[character]);
const escapeValue = (text) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]);
