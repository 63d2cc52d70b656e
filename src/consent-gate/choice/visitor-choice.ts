import { visitorChoice } from "../../kernel/consent/visitor-choice.ts";

export { onChoice } from "../../kernel/consent/on-choice.ts";

/** Whether third parties' content may be loaded. */
export const visitorAccepts = () => visitorChoice() === "accepted";
