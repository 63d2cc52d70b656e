import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import type { MegaNavState } from "./mega-nav.behaviour.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import { requestMenu } from "./mobile-menu.ts";
import { useShown } from "./use-shown.ts";

export function MegaNav({ host }: ViewProps<typeof megaNavContract, MegaNavState>) {
  const isMobile = useStore(host.state, ({ layout }) => layout === "mobile");
  const menuOpen = useStore(host.state, (state) => state.menuOpen);
  const hasLandmark = useStore(host.state, (state) => state.hasLandmark);
  const { label, toggleLabel, mobile, slideMs } = useStore(host.options);
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
