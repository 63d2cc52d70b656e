import type { ViewProps } from "../kernel/element/react-element.tsx";
import { requestOpen } from "./call-us.behaviour.ts";
import type { callUsContract } from "./call-us.contract.ts";
import type { CallUsState } from "./call-us.host.ts";
import { usePlace } from "./use-place.ts";

export function CallUs({ host, state, options }: ViewProps<typeof callUsContract, CallUsState>) {
  const { label, open } = options;
  const panel = usePlace(host.element, open);
  return (
    <>
      <button
        part="button"
        type="button"
        aria-expanded={open}
        aria-controls="panel"
        aria-describedby="hours"
        onClick={() => requestOpen(host, !open)}
      >
        {label}
      </button>
      <div part="panel" id="panel" ref={panel} hidden={!open}>
        <p part="hours" id="hours">
          {state.hours}
        </p>
        <slot />
      </div>
    </>
  );
}
