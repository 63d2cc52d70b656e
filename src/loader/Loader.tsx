import type { ViewProps } from "../kernel/element/react-element.tsx";
import type { loaderContract } from "./loader.contract.ts";
import type { LoaderState } from "./loader.host.ts";

export function Loader({ state, options }: ViewProps<typeof loaderContract, LoaderState>) {
  const { phase, fadedMs } = state;
  const { label, fadeMs } = options;
  if (phase === "done") return null;
  const fade =
    phase === "fading" ? { animationDuration: `${fadeMs}ms`, animationDelay: `${-fadedMs}ms` } : {};
  return (
    <div part="overlay" className={phase} role="status" style={fade}>
      <slot />
      <span className="label">{label}</span>
      <span part="spinner" aria-hidden="true" />
    </div>
  );
}
