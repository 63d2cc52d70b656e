import type { Choice } from "../kernel/consent/consent.ts";
import type { Options } from "../kernel/element/contract-types.ts";
import type { Host } from "../kernel/element/host.ts";
import type { tagsContract } from "./tags.contract.ts";

export type TagsHost = Host<typeof tagsContract, null>;
export type TagsOptions = Options<typeof tagsContract>;

/** The visitor's choice, and whether it was made while the page was open. */
export interface Visitor {
  readonly choice: Choice | undefined;
  readonly isNew: boolean;
}
