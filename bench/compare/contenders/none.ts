import type { Contender } from "../page/contender.ts";
import { plainParts } from "../page/plain.ts";

export const none: Contender = { name: "no script", parts: plainParts };
