import { readChangelog } from "../release/changelog.ts";
import { htmlOf } from "./language-file.ts";
import { PACKAGE_ELEMENT } from "./manifests.ts";
import { element, verbatim, xmlFile } from "./xml.ts";

/** The sections of CHANGELOG.md for who has a Joomla site, and what Joomla calls such points. */
const KINDS = { Joomla: "addition", Elements: "addition", Behaviour: "change" } as const;

/** In the form of Joomla's changelogs, which *System → Update → Extensions* shows; what has no version yet is this version's. */
export const joomlaChangelog = (version: string, markdown: string) =>
  xmlFile(
    element(
      "changelogs",
      {},
      ...readChangelog(markdown).map((changes) =>
        element(
          "changelog",
          {},
          element("element", {}, PACKAGE_ELEMENT),
          element("type", {}, "package"),
          element("version", {}, changes.version ?? version),
          ...(["addition", "change"] as const).flatMap((kind) => pointsOf(kind, changes.sections)),
        ),
      ),
    ),
  );

function pointsOf(kind: string, sections: Readonly<Record<string, readonly string[]>>) {
  const points = Object.entries(KINDS).flatMap(([name, of]) => (of === kind ? (sections[name] ?? []) : []));
  // Joomla makes two points of one that has an entity in it, and prints them as HTML.
  const items = points.map((point) => element("item", {}, verbatim(htmlOf(point))));
  return items.length > 0 ? [element(kind, {}, ...items)] : [];
}
