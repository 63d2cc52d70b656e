import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import type { loaderContract } from "./loader.contract.ts";
import type { LoaderState } from "./loader.ts";

export function Loader({ host }: ViewProps<typeof loaderContract, LoaderState>) {
  const { phase, fadedMs } = useStore(host.state);
  const { label, fadeMs } = useStore(host.options);
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
