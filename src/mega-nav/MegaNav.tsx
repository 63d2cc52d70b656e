import type { ViewProps } from "../kernel/react-element.tsx";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { MegaNavState } from "./mega-nav.host.ts";
import { requestMenu } from "./mobile-menu.ts";
import { useShown } from "./use-shown.ts";

/** What the list shows besides is written on the list itself. */
export const shownOf = ({ layout, menuOpen, hasLandmark }: MegaNavState) => ({
  isMobile: layout === "mobile",
  menuOpen,
  hasLandmark,
});

type Props = ViewProps<typeof megaNavContract, MegaNavState, ReturnType<typeof shownOf>>;

export function MegaNav({ host, state, options }: Props) {
  const { isMobile, menuOpen, hasLandmark } = state;
  const { label, toggleLabel, mobile, slideMs } = options;
  const menu = useShown(!isMobile || menuOpen, isMobile && mobile === "slide" ? slideMs : 0);
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
