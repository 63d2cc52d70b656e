import type { Driver } from "./Driver.ts";
import { elementExpression } from "./expression.ts";
import { poll } from "./poll.ts";
import { ACTION_TIMEOUT_MS } from "./timeouts.ts";

type Point = [x: number, y: number];

/** Waits until a pointer can reach the element (in view, stable, uncovered) and returns its middle. */
export function createPointAt(run: Driver["run"]) {
  return (selector: string): Promise<Point> =>
    poll(
      `${selector} to be visible, still and uncovered`,
      ACTION_TIMEOUT_MS,
      async () => (await run(elementExpression(reachablePoint, selector))) as Point | null,
    );
}

async function reachablePoint(element: Element | null): Promise<Point | null> {
  if (!element) return null;
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((done) => frame(() => frame(done)));
  const after = element.getBoundingClientRect();
  if (!after.width || !after.height || before.x !== after.x || before.y !== after.y) return null;
  if (outward(element).some((node) => node instanceof Element && isMoving(node))) return null;
  const x = after.x + after.width / 2;
  const y = after.y + after.height / 2;
  if (isHit()) return [x, y];
  // A visitor scrolls on where something covers it.
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return null;

  function isHit() {
    return outward(deepestAt(document)).includes(element as Element);
  }

  /** A busy browser may produce two frames of a transition at the same time: then the element only seems stable. */
  function isMoving(node: Element) {
    const properties = node.getAnimations().map((animation) => Reflect.get(animation, "transitionProperty"));
    return properties.some((property) => property === "translate" || property === "transform");
  }

  /** A node and its ancestors in the flat tree. */
  function outward(start: Node | null): Node[] {
    const nodes = [];
    for (let node = start; node; ) {
      nodes.push(node);
      const slot: Node | null = node instanceof Element ? node.assignedSlot : null;
      node = slot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
    }
    return nodes;
  }

  function deepestAt(root: DocumentOrShadowRoot): Element | null {
    const found = root.elementFromPoint(x, y);
    const inner = found?.shadowRoot && deepestAt(found.shadowRoot);
    return inner ?? found;
  }
}
