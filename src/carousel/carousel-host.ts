import type { Options } from "../kernel/contract-types.ts";
import type { Host } from "../kernel/host.ts";
import type { carouselContract } from "./carousel.contract.ts";
import type { CarouselState } from "./carousel.ts";

export type CarouselHost = Host<typeof carouselContract, CarouselState>;
export type CarouselOptions = Options<typeof carouselContract>;
