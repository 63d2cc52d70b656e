import { isToBeHydrated } from "../../kernel/element/hydration.ts";

/** A framework in development reports attributes that the server has not sent. */
export const mayMark = (element: Element) => !isToBeHydrated(element);
