import type { Words } from "../settings/words.ts";

/** Texts by their key in Joomla. */
export type Texts = Readonly<Record<string, Words>>;

const PREFIX = "PLG_SYSTEM_DEALERELEMENTS";

/** `key("dealer-mega-nav", "open-on")` → `PLG_SYSTEM_DEALERELEMENTS_MEGA_NAV_OPEN_ON`. */
export const key = (...parts: readonly string[]) =>
  [PREFIX, ...parts.map((part) => part.replace(/^dealer-/, ""))].join("_").toUpperCase().replace(/\W+/g, "_");
