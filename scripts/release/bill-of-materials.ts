import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { ROOT } from "../root.ts";

const NAME = "dealer-elements";
const { Library } = Enums.ComponentType;
/** The build lists the libraries in an edition with their licences. */
const LISTS = ["dist/licenses.md", "dist/slim/licenses.md"];
/** "## @lit/reactive-element - 2.1.2 (BSD-3-Clause)" */
const LIBRARY = /^## (?:(@[^/\s]+)\/)?(\S+) - (\S+) \(([^)]+)\)$/gm;

/** What the built files are made of, in CycloneDX's form. It has no time in it, so the same files give the same text. */
export function billOfMaterials(version: string): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Library, NAME, { bomRef: NAME, version });
  for (const component of libraries()) bom.components.add(component);
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(normalize).serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function libraries(): Models.Component[] {
  const lines = LISTS.flatMap((path) => [...readFileSync(join(ROOT, path), "utf8").matchAll(LIBRARY)]);
  const byLine = new Map(lines.map((match) => [match[0], match]));
  return [...byLine.values()].map(([, group, name = "", version, license = ""]) => {
    const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ""}${name}@${version}`;
    const licenses = new Models.LicenseRepository([new Models.SpdxLicense(license)]);
    return new Models.Component(Library, name, { bomRef: purl, group, version, purl, licenses });
  });
}
