import { untilHydrated } from "../../kernel/element/hydration.ts";
import { MARKUP } from "../tags.ts";

/** The app imports the style sheet; what a framework takes over is prepared after that. */
export const ensureStyles = (prepare: () => void) => {
  void untilHydrated(MARKUP)?.then(prepare);
};

export const keepStyles = () => {};
