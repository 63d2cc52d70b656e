import { type ESTree, parseSync, Visitor } from "vite";
import { type Edit, edited } from "./edited.ts";

/** The hooks that views and the calendar's library use. */
export const USED_HOOKS = [
  "useCallback",
  "useContext",
  "useEffect",
  "useLayoutEffect",
  "useMemo",
  "useRef",
  "useState",
];

/** What every table of hooks has besides. */
const READ_CONTEXT = "readContext";

/**
 * React finds its hooks in tables, one for each way to render, from which no minifier can tell who asks for which. These are the
 * tables with the hooks that are used; what only the others need is left out with them.
 */
export function usedHooks(code: string): string {
  const edits: Edit[] = [];
  const { program } = parseSync("react.js", code, { sourceType: "script" });
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      const named = properties.map((property) => [keyOf(property), property] as const);
      if (!named.some(([name]) => name === READ_CONTEXT)) return;
      const kept = named.filter(([name]) => name === READ_CONTEXT || USED_HOOKS.includes(name));
      if (kept.length !== USED_HOOKS.length + 1)
        throw new Error("A table of React's hooks lacks one that is used");
      const text = kept.map(([, property]) => code.slice(property.start, property.end)).join(",\n");
      edits.push({ start, end, text: `{ ${text} }` });
    },
  }).visit(program);
  if (edits.length === 0) throw new Error("React's file has no table of hooks");
  return edited(code, edits);
}

const keyOf = (property: ESTree.ObjectPropertyKind): string =>
  property.type === "Property" && property.key.type === "Identifier" ? property.key.name : "";
