import sirv from "sirv";
import { ROOT } from "../../scripts/root.ts";
import type { Handler } from "../../scripts/serve/folder.ts";
import { VENDOR } from "./fieldVariant.ts";

const packages = sirv(`${ROOT}node_modules`, { dev: true });

/** Serves the files of npm packages, for pages of other frameworks. */
export const vendorFiles: Handler = (request, response, next) => {
  const { url = "" } = request;
  if (!url.startsWith(VENDOR)) return next();
  request.url = url.slice(VENDOR.length - 1);
  packages(request, response, () => {
    request.url = url;
    next();
  });
};
