import type { Handler } from "../../scripts/serve/folder.ts";

/** Where an optimiser would put its copy of the starter: in a folder without chunks, under a name of its own. */
export const MOVED_STARTER = "/~moved/samengevoegd.js";

export const movedStarter: Handler = (request, _response, next) => {
  if (request.url?.startsWith(MOVED_STARTER)) request.url = "/dist/dealer-elements.js";
  next();
};
