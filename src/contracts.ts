// Made by `npm run generate` from the folders in src/.
import { autocompleteContract } from "./autocomplete/autocomplete.contract.ts";
import { callUsContract } from "./call-us/call-us.contract.ts";
import { carouselContract } from "./carousel/carousel.contract.ts";
import { consentGateContract } from "./consent-gate/consent-gate.contract.ts";
import { cookieHintContract } from "./cookie-hint/cookie-hint.contract.ts";
import { dateInputContract } from "./date-input/date-input.contract.ts";
import { headerContract } from "./header/header.contract.ts";
import { loaderContract } from "./loader/loader.contract.ts";
import { logoContract } from "./logo/logo.contract.ts";
import { megaNavContract } from "./mega-nav/mega-nav.contract.ts";
import { stickyColumnContract } from "./sticky-column/sticky-column.contract.ts";
import { tagsContract } from "./tags/tags.contract.ts";
import { toTopContract } from "./to-top/to-top.contract.ts";
import { tooltipsContract } from "./tooltips/tooltips.contract.ts";

/** The contracts of all elements. */
export const contracts = [
  autocompleteContract,
  callUsContract,
  carouselContract,
  consentGateContract,
  cookieHintContract,
  dateInputContract,
  headerContract,
  loaderContract,
  logoContract,
  megaNavContract,
  stickyColumnContract,
  tagsContract,
  toTopContract,
  tooltipsContract,
] as const;
