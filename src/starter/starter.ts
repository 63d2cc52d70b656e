import { isFirstBundle } from "../kernel/first-bundle.ts";
import { start } from "./start.ts";

export { declareScript } from "../kernel/declare-script.ts";

if (globalThis.document && isFirstBundle()) start();
