import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { type MegaNavState, requestMenu } from "./mega-nav.behaviour.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";

export function MegaNav({ host }: ViewProps<typeof megaNavContract, MegaNavState>) {
  const { layout, menuOpen, hasLandmark } = useStore(host.state);
  const { label, toggleLabel } = useStore(host.options);
  const isMobile = layout === "mobile";
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
      <div id="menu" hidden={isMobile && !menuOpen}>
        <slot />
      </div>
    </div>
  );
}
