/** The custom elements of a manifest, each with its module's address and with every optional list filled in. */
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
