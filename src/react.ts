/** The tags' types for React's JSX: write `import "dealer-elements/react"` once. */
import type { HTMLAttributes, RefAttributes } from "react";
import type { ElementOf, JsxProps } from "./kernel/element/contract-types.ts";
import type { AnyContract } from "./types.ts";

export type DealerIntrinsicElements = {
  [C in AnyContract as C["tag"]]: JsxProps<C> & HTMLAttributes<HTMLElement> & RefAttributes<ElementOf<C>>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends DealerIntrinsicElements {}
  }
}
