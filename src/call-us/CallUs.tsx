import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import type { callUsContract } from "./call-us.contract.ts";
import { requestOpen } from "./call-us.dom.ts";

export function CallUs({ host }: ViewProps<typeof callUsContract, null>) {
  const { label, open } = useStore(host.options);
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
      <div part="panel" id="panel" hidden={!open}>
        <slot />
      </div>
    </>
  );
}
