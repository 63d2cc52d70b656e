import type { ViewProps } from "../kernel/element/react-element.tsx";
import { requestMenu } from "./control/menu-button.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { MegaNavState } from "./mega-nav.host.ts";
import { useCollapse } from "./use-collapse.ts";

/** The part of the state that the view renders; the rest is shown by attributes on the author's list. */
export const shownOf = ({ layout, menuOpen, hasLandmark }: MegaNavState) => ({
  isMobile: layout === "mobile",
  menuOpen,
  hasLandmark,
});

type Props = ViewProps<typeof megaNavContract, MegaNavState, ReturnType<typeof shownOf>>;

export function MegaNav({ host, state, options }: Props) {
  const { isMobile, menuOpen, hasLandmark } = state;
  const { label, toggleLabel, mobile, slideMs } = options;
  const menu = useCollapse(!isMobile || menuOpen, isMobile && mobile === "slide" ? slideMs : 0);
  const landmark = hasLandmark ? {} : { role: "navigation", "aria-label": label };
  return (
    <div {...landmark}>
      {isMobile && (
        <button
          part="toggle"
          type="button"
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={() => requestMenu(host, !menuOpen)}
        >
          <span className="bars" aria-hidden="true" />
          {toggleLabel}
        </button>
      )}
      <div id="menu" ref={menu}>
        <slot />
      </div>
    </div>
  );
}
