/** The type of the annotation `<case> <check> ok|not` of a test. */
export const FIELD = "field";
