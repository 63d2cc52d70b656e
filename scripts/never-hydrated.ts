import { type ESTree, parseSync, Visitor } from "vite";
import { type Edit, edited } from "./edited.ts";

/** React's variables that only hydration ever sets. */
const NEVER_SET = ["isHydrating", "hydrationParentFiber", "nextHydratableInstance", "hydrationErrors"];

/** What its fibers say of markup that still waits for its code: that there is none. */
const READS: Readonly<Record<string, string>> = { isDehydrated: "false", dehydrated: "null" };

/** What its functions answer or do where nothing waits so, and no event was kept until it does. */
const CALLS: Readonly<Record<string, string>> = {
  popHydrationState: "false",
  getParentHydrationBoundary: "null",
  queueIfContinuousEvent: "false",
  retryIfBlockedOn: "undefined",
  clearHydrationBoundary: "undefined",
  hideOrUnhideDehydratedBoundary: "undefined",
};

const HYDRATE_ROOT = /^(?:ReactDOMHydrationRoot\.|exports\.hydrateRoot$)/;

/**
 * React can take over what a server has drawn, part by part. No view of ours was ever drawn by one: these are the facts
 * that follow from it, from which the minifiers find what will never run. Throws where React's file no longer has one
 * of the names, and has no `hydrateRoot` for who would import it.
 */
export function neverHydrated(code: string): string {
  const edits: Edit[] = [];
  const found = new Set<string>();

  const replace = ({ start, end }: ESTree.Span, name: string, text: string) => {
    found.add(name);
    edits.push({ start, end, text });
  };
  const { program } = parseSync("react.js", code, { sourceType: "script" });
  new Visitor({
    AssignmentExpression({ start, end, left, right }) {
      const target = code.slice(left.start, left.end);
      if (!NEVER_SET.includes(target) && !HYDRATE_ROOT.test(target)) return;
      replace({ start, end: right.start }, target, "(");
      replace({ start: end, end }, target, ")");
    },
    MemberExpression(node) {
      const name = node.property.type === "Identifier" ? node.property.name : "";
      const value = valueIn(READS, name);
      if (value && !node.computed) replace(node, name, value);
    },
    CallExpression(node) {
      const name = node.callee.type === "Identifier" ? node.callee.name : "";
      const value = valueIn(CALLS, name);
      if (value) replace(node, name, value);
    },
  }).visit(program);

  const all = [...NEVER_SET, ...Object.keys(READS), ...Object.keys(CALLS), "exports.hydrateRoot"];
  const missing = all.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`React's file has no ${missing.join(", ")}`);
  return edited(code, edits);
}

const valueIn = (values: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;
