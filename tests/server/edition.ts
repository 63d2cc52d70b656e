import type { Handler } from "../../scripts/serve/folder.ts";

const STANDARD = /^\/dist\/(?!slim\/)/;

/** Serves another edition of the package instead of the standard one: `slim` for `npm run test:slim`. */
export const edition: Handler = (request, _response, next) => {
  const { DEALER_EDITION } = process.env;
  if (DEALER_EDITION) request.url = request.url?.replace(STANDARD, `/dist/${DEALER_EDITION}/`);
  next();
};
