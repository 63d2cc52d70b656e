import { make } from "./make.js";

/** A description as nodes; text between backticks becomes code. */
export const prose = (text = "") =>
  text.split("`").map((piece, index) => (index % 2 === 0 ? piece : make("code", {}, piece)));
