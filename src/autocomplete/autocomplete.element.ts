import { reactElement } from "../kernel/react-element.tsx";
import { Autocomplete } from "./Autocomplete.tsx";
import { connectAutocomplete } from "./autocomplete.behaviour.ts";
import { autocompleteContract } from "./autocomplete.contract.ts";
import styles from "./autocomplete.css?inline";
import { isShown, NO_SUGGESTIONS } from "./autocomplete.ts";
import lightStyles from "./list.css?inline";

export const DealerAutocomplete = reactElement(autocompleteContract, {
  initial: () => ({ ...NO_SUGGESTIONS, field: undefined }),
  states: (state) => ({ open: isShown(state) }),
  lightStyles,
  connect: connectAutocomplete,
  View: Autocomplete,
  styles,
});
