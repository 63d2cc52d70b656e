import { reactElement } from "../kernel/react-element.tsx";
import { Loader } from "./Loader.tsx";
import { loaderContract } from "./loader.contract.ts";
import styles from "./loader.css?inline";
import { connectLoader, initialLoaderState } from "./loader.dom.ts";

export const DealerLoader = reactElement(loaderContract, {
  initial: initialLoaderState,
  states: ({ phase }) => ({
    waiting: phase === "waiting",
    fading: phase === "fading",
    done: phase === "done",
  }),
  connect: connectLoader,
  View: Loader,
  styles,
});
