import type { Host } from "../kernel/element/host.ts";
import type { autocompleteContract } from "./autocomplete.contract.ts";
import { NO_SUGGESTIONS, type Suggestions } from "./autocomplete.ts";
import type { Field } from "./input/combobox.ts";

export type AutocompleteHost = Host<typeof autocompleteContract, AutocompleteState>;

export interface AutocompleteState extends Suggestions {
  /** Undefined while there is no input or no `url`, and until the visitor comes to the input. */
  readonly field: Field | undefined;
}

export const initialState = (): AutocompleteState => ({ ...NO_SUGGESTIONS, field: undefined });
