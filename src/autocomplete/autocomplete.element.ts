import { reactElement } from "../kernel/element/react-element.tsx";
import { Autocomplete } from "./Autocomplete.tsx";
import { connectAutocomplete } from "./autocomplete.behaviour.ts";
import { autocompleteContract } from "./autocomplete.contract.ts";
import styles from "./autocomplete.css?inline";
import { initialState } from "./autocomplete.host.ts";
import { isShown } from "./autocomplete.ts";
import lightStyles from "./list/list.css?inline";

export const DealerAutocomplete = reactElement(autocompleteContract, {
  initial: initialState,
  states: (state) => ({ open: isShown(state) }),
  lightStyles,
  connect: connectAutocomplete,
  needsView: ({ field }) => !!field,
  View: Autocomplete,
  styles,
});
