import { GATE } from "../../kernel/consent/held-markup.ts";
import { warnMarkup } from "../../kernel/task/report.ts";
import type { ConsentGateHost } from "../consent-gate.host.ts";
import { serviceOf } from "../consent-gate.ts";
import { readContent, templatesIn } from "../content/read-content.ts";
import { isUsed } from "./script-type.ts";

const EMBEDS = "iframe,script[src],object,embed";

/** Firefox fetches these from a template while it parses the page. */
const FETCHED =
  "img[src],img[srcset],source[src],source[srcset],video[src],video[poster],audio[src],input[src],link[href],style,script[src],image";

/** Explains in the console what a gate cannot hold, and what shows instead. */
export function warnOfContent(host: ConsentGateHost): void {
  if (!host.lifetime.aborted) for (const problem of problemsOf(host)) warnMarkup(GATE, problem);
}

function problemsOf({ element: gate, options }: ConsentGateHost): string[] {
  const content = readContent(gate);
  const templates = templatesIn(gate);
  const loose = [...gate.querySelectorAll(EMBEDS)].find(
    (one) => one.closest(`${GATE},[slot=shown]`) === gate,
  );
  const fetched = content ? fetchedIn(content.template) : [];
  return [
    ...(loose
      ? [`has ${nameOf(loose)} outside its template, which loads without consent; it stays as it is.`]
      : []),
    ...(templates.length > 1 ? ["has more than one template; the first one with content is used."] : []),
    ...(content || gate.childElementCount === 0
      ? []
      : ["has no template with content, so it holds nothing; what is in it is shown."]),
    ...(content && !serviceOf(options.get(), content).name
      ? ["has no service attribute and no address, so its text names no service."]
      : []),
    ...(fetched.length > 0
      ? [
          `has ${fetched.join(", ")} in its template, which Firefox fetches before consent; put all that is in the template between <!-- and -->.`,
        ]
      : []),
  ];
}

/** The names of the elements of which Firefox fetches a file. */
const fetchedIn = ({ content }: HTMLTemplateElement) => [
  ...new Set([...content.querySelectorAll(FETCHED)].filter(hasFile).map(nameOf)),
];

function hasFile(element: Element): boolean {
  if (element.localName === "style") return element.textContent.includes("@import");
  return element.localName !== "script" || isUsed(element.getAttribute("type") ?? "");
}

const nameOf = ({ localName }: Element) => `<${localName}>`;
