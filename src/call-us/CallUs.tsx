import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import type { callUsContract } from "./call-us.contract.ts";
import { requestOpen } from "./call-us.dom.ts";
import { useFit } from "./use-fit.ts";

export function CallUs({ host }: ViewProps<typeof callUsContract, null>) {
  const { label, open } = useStore(host.options);
  const panel = useFit(host.element, open);
  return (
    <>
      <button
        part="button"
        type="button"
        aria-expanded={open}
        aria-controls="panel"
        onClick={() => requestOpen(host, !open)}
      >
        {label}
      </button>
      <div part="panel" id="panel" ref={panel} hidden={!open}>
        <slot />
      </div>
    </>
  );
}
