import { reportFile } from "../kernel/task/report.ts";

/* Code that a page may not need, such as what loads a service before there is consent. */

export const loadServices = () => orNever(import("./later/run-services.ts"));
export const loadPageViews = () => orNever(import("./later/page-views.ts"));
export const loadLeads = () => orNever(import("./later/leads.ts"));
export const loadAdvice = () => orNever(import("./later/advice.ts"));

/** What depends on code that does not come is not done. */
const orNever = <Code>(code: Promise<Code>) =>
  code.catch((error): Promise<Code> => {
    reportFile("dealer-tags", error);
    return new Promise(() => {});
  });
