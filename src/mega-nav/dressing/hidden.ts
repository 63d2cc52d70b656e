/** Of what is closed, where the browser can: find-in-page and addresses reach into it, and open it. */
export const HIDDEN = typeof document !== "undefined" && "onbeforematch" in document ? "until-found" : "";
