import { useState } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import { requestMenu } from "./control/transitions.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { MegaNavState } from "./mega-nav.host.ts";
import { isDialog } from "./narrow/list-place.ts";
import { useCollapse } from "./use-collapse.ts";

/** The part of the state that the view renders; the rest is shown by attributes on the author's list. */
export const shownOf = ({ layout, menuOpen, hasLandmark, hasBrand, control, place }: MegaNavState) => ({
  isMobile: layout === "mobile",
  hasButton: control === "own",
  menuOpen,
  hasLandmark,
  hasBrand,
  place,
});

type Props = ViewProps<typeof megaNavContract, MegaNavState, ReturnType<typeof shownOf>>;

export function MegaNav({ host, state, options }: Props) {
  const { isMobile, hasButton, menuOpen, hasLandmark, hasBrand, place } = state;
  const { label, toggleLabel, mobile, slideMs } = options;
  const isElsewhere = options.for !== "";
  const menu = useCollapse({
    isShown: !isMobile || hasBrand || isElsewhere || (menuOpen && !isDialog(place)),
    isInLayer: isMobile && place === "layer",
    slideMs: isMobile && mobile === "slide" ? slideMs : 0,
  });
  const hasRoom = useRoom(isMobile && hasButton, isMobile && !menuOpen);
  const box = isMobile ? undefined : "no-box";
  const landmark = hasLandmark || isElsewhere ? {} : { role: "navigation", "aria-label": label };
  return (
    <div className={box} {...landmark}>
      {isMobile && hasButton && (
        <button
          part="toggle"
          type="button"
          aria-expanded={menuOpen}
          aria-controls={isElsewhere ? undefined : "menu"}
          onClick={() => requestMenu(host, !menuOpen)}
        >
          <span className="bars" aria-hidden="true" />
          {toggleLabel}
        </button>
      )}
      {hasRoom && <span className="room">{toggleLabel}</span>}
      <div id="menu" className={box} ref={menu}>
        <slot />
      </div>
    </div>
  );
}

/** Whether there is still the room of a button that is gone: a button of the page has replaced it, and nothing may move. */
function useRoom(hasButton: boolean, isClosed: boolean): boolean {
  const [room] = useState({ isKept: false });
  room.isKept = isClosed && (room.isKept || hasButton);
  return room.isKept && !hasButton;
}
