import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";

/** The folder in `src/` with an element's code. */
export const featureOf = ({ tag }: Contract) => tag.replace("dealer-", "");

const filesOf = (chunk: Contract["chunk"], libraries = "") => {
  const features = contracts.filter((contract) => contract.chunk === chunk).map(featureOf);
  return new RegExp(`src/(${features.join("|")})/(?!copies/|later/)${libraries}`);
};

const ownGroup = (contract: Contract) => ({
  name: featureOf(contract),
  test: new RegExp(`src/${featureOf(contract)}/(?!calendar/|later/)`),
  priority: 0,
});

/** How the code is split into chunks: only a few, so that an element needs few requests. */
export const CHUNK_GROUPS = [
  {
    name: "kernel",
    test: /src\/kernel\/(?!consent\/|language\/\w+\.json|scroller\/(find-|search-|is-cut|watch-sizes)|element\/(react-|view-|lit-|define|first-bundle))|node_modules\/nanostores\/|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|src\/slim\/|kernel\/element\/(react-|view-)/,
    priority: 3,
  },
  {
    name: "watch",
    test: filesOf("watch", "|node_modules/(lit|lit-html|lit-element|@lit)/|kernel/element/lit-"),
    priority: 2,
  },
  { name: "consent", test: /src\/kernel\/consent\//, priority: 3 },
  { name: "core", test: filesOf("core"), priority: 1 },
  { name: "embla", test: /node_modules\/embla-/, priority: 1 },
  { name: "floating", test: /node_modules\/@floating-ui\//, priority: 1 },
  ...contracts.filter(({ chunk }) => chunk === "own").map(ownGroup),
  // Last, because a group includes the imports of its files, and the calendar shares some with the date input.
  {
    name: "calendar",
    test: /src\/date-input\/calendar\/|node_modules\/(react-day-picker|@?date-fns)\//,
    priority: 0,
  },
  { name: "held", test: /src\/consent-gate\/later\//, priority: 0 },
];
