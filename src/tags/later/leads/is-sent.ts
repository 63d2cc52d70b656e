/** Forms that ask the dealer nothing. */
const OTHER_FORMS = "[method=dialog i],[role=search],search form";
const OTHER_FIELDS = "[type=search],[type=password]";

/** Fields that only a script checks. */
const REQUIRED = "[aria-required=true]";

export const isLeadForm = (form: Element) => !form.matches(OTHER_FORMS) && !form.querySelector(OTHER_FIELDS);

/** Whether a form may be sent, by the browser's rules and without telling its fields. */
export const isFilledIn = (form: Element) =>
  form.matches(":valid") &&
  ![...form.querySelectorAll<HTMLInputElement>(REQUIRED)].some(({ value }) => value === "");

/** Whether a script has rejected the form since. */
export const isRejected = (form: Element) => form.querySelector("[aria-invalid=true]") !== null;
