import { reactElement } from "../kernel/element/react-element.tsx";
import { Loader } from "./Loader.tsx";
import { connectLoader } from "./loader.behaviour.ts";
import { loaderContract } from "./loader.contract.ts";
import styles from "./loader.css?inline";
import { initialState } from "./loader.host.ts";

export const DealerLoader = reactElement(loaderContract, {
  initial: initialState,
  states: ({ phase }) => ({
    waiting: phase === "waiting",
    fading: phase === "fading",
    done: phase === "done",
  }),
  connect: connectLoader,
  View: Loader,
  styles,
});
