/** The custom elements of a manifest, with a list for everything that one may have, and where it is defined. */
export const elementsOf = ({ modules }) =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(isElement)).map(complete(modules));

const isElement = ({ customElement, tagName }) => customElement && tagName;

const NOTHING = {
  attributes: [],
  members: [],
  events: [],
  slots: [],
  cssParts: [],
  cssStates: [],
  cssProperties: [],
};

const complete = (modules) => (declaration) => ({
  ...NOTHING,
  ...declaration,
  definedIn: modules.find(({ exports = [] }) => exports.some(isDefinitionOf(declaration.tagName))).path,
});

const isDefinitionOf =
  (tagName) =>
  ({ kind, name }) =>
    kind === "custom-element-definition" && name === tagName;

export const methodsOf = ({ members }) => members.filter(({ kind }) => kind === "method");
