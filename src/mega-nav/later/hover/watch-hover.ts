import { follow } from "../../../kernel/element/follow.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { openPath } from "../../mega-nav.ts";
import { contains, type MenuBranch } from "../../menu-branch.ts";
import { focusedAround } from "../../reading/focus.ts";
import { type HoverIntent, hoverIntent } from "./hover-intent.ts";
import { isMovingTowards } from "./moving-towards.ts";

/**
 * Opens an outermost item when a mouse stays on it, with `open-on="hover"`. Submenus inside a panel open by a press
 * only: if they opened by themselves, the items below them would move away from the pointer.
 */
export function watchHover(host: MegaNavHost, controller: MenuController): void {
  let watching: AbortController | undefined;
  let intent: HoverIntent<MenuBranch> | undefined;

  const stop = () => watching?.abort();
  const onOptions = ({ openOn }: { readonly openOn: string }) => {
    if ((openOn === "hover") === (intent !== undefined)) return;
    stop();
    intent = undefined;
    if (openOn !== "hover") return;
    watching = new AbortController();
    intent = mouseIntent(host, controller, watching.signal);
    watchMouse(host, controller, intent, watching.signal);
  };
  onOptions(host.options.get());
  follow(host.options, onOptions, host.lifetime);
  onAbort(host.lifetime, stop);
  controller.isConfirming = (branch) => intent?.press(branch) ?? false;
}

function mouseIntent(
  { element, state }: MegaNavHost,
  controller: MenuController,
  signal: AbortSignal,
): HoverIntent<MenuBranch> {
  const isOpen = (branch: MenuBranch) => controller.openBranches().includes(branch);
  const intent = hoverIntent<MenuBranch>({
    open: (branch) => isOpen(branch) || controller.activate(branch),
    close: (branch) => isOpen(branch) && !contains(branch, focusedAround(element)) && controller.closeAll(),
    now: () => performance.now(),
  });
  follow(state, ({ layout }) => layout === "mobile" && intent.stop(), signal);
  onAbort(signal, intent.stop);
  return intent;
}

function watchMouse(
  { element, state }: MegaNavHost,
  controller: MenuController,
  intent: HoverIntent<MenuBranch>,
  signal: AbortSignal,
): void {
  let last = { x: 0, y: 0 };
  const options = { passive: true, signal };
  const outermostAt = (node: EventTarget | null) =>
    node instanceof Node && node !== element
      ? openPath(controller.menu.branches.closest(node))[0]
      : undefined;
  const onMouse = (type: string, listener: (event: PointerEvent) => void) =>
    element.addEventListener(
      type,
      (event) => {
        const { pointerType } = event as PointerEvent;
        if (pointerType === "mouse" && state.get().layout === "desktop") listener(event as PointerEvent);
      },
      options,
    );

  onMouse("pointerover", ({ target }) => {
    const branch = outermostAt(target);
    intent.over(branch?.tabList ? undefined : branch);
  });
  onMouse("pointermove", (event) => {
    const [open] = controller.openBranches();
    const panel = open?.panels[0];
    const isCrossing = panel && open !== outermostAt(event.target);
    if (isCrossing && isMovingTowards(panel.getBoundingClientRect(), last, event)) intent.passing();
    last = { x: event.x, y: event.y };
  });
  onMouse("pointerleave", () => intent.over(undefined));
}
