import type { CamelCase } from "./contract-types.ts";

/** `delay-ms` → `delayMs`. */
export const propertyName = <Name extends string>(attribute: Name) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
