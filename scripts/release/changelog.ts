/** What CHANGELOG.md says of a version: its points, by section. */
export interface Changes {
  /** Undefined for what has no version yet. */
  readonly version: string | undefined;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

export function readChangelog(markdown: string): Changes[] {
  const [, ...versions] = markdown.split(/^## /m);
  return versions.map((text) => {
    const [heading = "", ...blocks] = text.split(/^(?=[A-Z][^\n:]*:$)/m);
    const [version] = /\d+\.\d+\.\d+/.exec(heading) ?? [];
    return { version, sections: Object.fromEntries(blocks.map(sectionOf)) };
  });
}

function sectionOf(block: string) {
  const [name = "", ...points] = block.split(/:$|^- /m);
  return [name, points.map((point) => point.trim().replace(/\s+/g, " ")).filter(Boolean)] as const;
}
