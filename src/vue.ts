/** The tags' types for Vue's templates: write `import "dealer-elements/vue"` once. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { ElementOf, VueProps } from "./kernel/element/contract-types.ts";
import type { AnyContract } from "./types.ts";

export type DealerGlobalComponents = {
  [C in AnyContract as C["tag"]]: new () => ElementOf<C> & {
    $props: VueProps<C> & HTMLAttributes & PublicProps;
  };
};

declare module "vue" {
  interface GlobalComponents extends DealerGlobalComponents {}
}
