import { make } from "./make.js";

/** A description's nodes: what stands between backticks is code. */
export const prose = (text = "") =>
  text.split("`").map((piece, index) => (index % 2 === 0 ? piece : make("code", {}, piece)));
