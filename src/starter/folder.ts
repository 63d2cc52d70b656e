/** The page's own link to the style sheet. */
export const linkToSheet = () =>
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/dealer-elements.css"]');

/**
 * The address of a file in the folder with the package's chunks and style sheet; undefined where the page does not
 * show it. Optimisers write the starter into the page, whose address it then has, or into a file with another name
 * elsewhere: the link to the style sheet still names the folder.
 */
function addressInPackage(own: string): string | undefined {
  const [path = ""] = own.split(/[?#]/);
  const sheet = linkToSheet();
  if (sheet && !path.endsWith("/dealer-elements.js")) return sheet.href;
  return path.endsWith(".js") ? own : undefined;
}

const address = globalThis.document && addressInPackage(import.meta.url);

/** The folder with the package's files; undefined where it is not known. */
export const FOLDER = address && new URL(".", address).href;
