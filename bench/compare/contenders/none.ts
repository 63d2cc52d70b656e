import type { Contender } from "../contender.ts";
import { plainParts } from "../plain.ts";

export const none: Contender = { name: "no script", parts: plainParts };
