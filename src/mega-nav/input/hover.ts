import { follow } from "../../kernel/follow.ts";
import { onAbort } from "../../kernel/on-abort.ts";
import { focusedAround } from "../focused.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { holds, type MenuBranch } from "../menu-branch.ts";
import type { NavControl } from "../nav-control.ts";
import { isHeadingTo } from "./heading.ts";
import { type HoverIntent, hoverIntent } from "./hover-intent.ts";

/**
 * `open-on="hover"`: a mouse that rests on an outermost item opens it. Submenus inside a panel open by a press: one that
 * opened by itself would move what the pointer is on its way to.
 */
export function watchHover(host: MegaNavHost, control: NavControl): Pick<HoverIntent<MenuBranch>, "press"> {
  let watching: AbortController | undefined;
  let intent: HoverIntent<MenuBranch> | undefined;

  const stop = () => watching?.abort();
  const onOptions = ({ openOn }: { readonly openOn: string }) => {
    if ((openOn === "hover") === (intent !== undefined)) return;
    stop();
    intent = undefined;
    if (openOn !== "hover") return;
    watching = new AbortController();
    intent = mouseIntent(host, control, watching.signal);
    watchMouse(host, control, intent, watching.signal);
  };
  onOptions(host.options.get());
  follow(host.options, onOptions, host.lifetime);
  onAbort(host.lifetime, stop);
  return { press: (branch) => intent?.press(branch) ?? false };
}

function mouseIntent(
  { element, state }: MegaNavHost,
  control: NavControl,
  signal: AbortSignal,
): HoverIntent<MenuBranch> {
  const isOpen = (branch: MenuBranch) => control.openBranches().includes(branch);
  const intent = hoverIntent<MenuBranch>({
    open: (branch) => isOpen(branch) || control.press(branch),
    close: (branch) => isOpen(branch) && !holds(branch, focusedAround(element)) && control.closeAll(),
    now: () => performance.now(),
  });
  follow(state, ({ layout }) => layout === "mobile" && intent.stop(), signal);
  onAbort(signal, intent.stop);
  return intent;
}

function watchMouse(
  { element, state }: MegaNavHost,
  control: NavControl,
  intent: HoverIntent<MenuBranch>,
  signal: AbortSignal,
): void {
  let last = { x: 0, y: 0 };
  const options = { passive: true, signal };
  const outermostAt = (node: EventTarget | null) =>
    node instanceof Node && node !== element ? openPath(control.menu.branches.around(node))[0] : undefined;
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
    const [open] = control.openBranches();
    const panel = open?.panels[0];
    const isCrossing = panel && open !== outermostAt(event.target);
    if (isCrossing && isHeadingTo(panel.getBoundingClientRect(), last, event)) intent.passing();
    last = { x: event.x, y: event.y };
  });
  onMouse("pointerleave", () => intent.over(undefined));
}
