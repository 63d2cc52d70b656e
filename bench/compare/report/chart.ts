export interface Bars {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** Each row has one bar for each of these. */
  readonly series: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const WIDTH = 960;
const NAME_WIDTH = 330;
const VALUE_WIDTH = 70;
const BAR = 12;
const ROW_GAP = 10;
const HEADING = 56;
const FADES = [1, 0.6, 0.3];

const STYLE = `
  svg { color: #1f2328; }
  text { font: 13px sans-serif; fill: currentColor; }
  .title { font-weight: 600; font-size: 16px; }
  .value { font-size: 11px; }
  rect { fill: #0b5fff; }
  @media (prefers-color-scheme: dark) {
    svg { color: #f0f6fc; }
    rect { fill: #6ea8ff; }
  }
`;

/** Draws blocks of horizontal bars, in the colours of a light or a dark page. */
export function chart(blocks: readonly Bars[]): string {
  let top = 0;
  const drawn = blocks.map((block) => {
    const group = `<g transform="translate(0 ${top})">${blockOf(block)}</g>`;
    top += heightOf(block);
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img" aria-label="${blocks.map(({ title }) => title).join("; ")}">
<style>${STYLE}</style>
${drawn.join("\n")}
</svg>
`;
}

const rowHeight = ({ series }: Bars) => series.length * BAR + ROW_GAP;
const heightOf = (block: Bars) => HEADING + block.rows.length * rowHeight(block) + ROW_GAP;

function blockOf(block: Bars): string {
  const most = Math.max(1, ...block.rows.flatMap(({ values }) => values));
  const scale = (WIDTH - NAME_WIDTH - VALUE_WIDTH) / most;
  const rows = block.rows.map(
    (row, index) =>
      `<g transform="translate(0 ${HEADING + index * rowHeight(block)})">${rowOf(row, block, scale)}</g>`,
  );
  return [
    `<text class="title" x="0" y="20">${block.title}, ${block.unit}</text>`,
    legendOf(block),
    ...rows,
  ].join("\n");
}

const legendOf = ({ series }: Bars) =>
  series
    .map((name, index) => {
      const x = NAME_WIDTH + index * 150;
      return `<rect x="${x}" y="32" width="${BAR}" height="${BAR}" opacity="${FADES[index]}"/><text x="${x + BAR + 6}" y="43">${name}</text>`;
    })
    .join("");

function rowOf({ name, values }: Bars["rows"][number], block: Bars, scale: number): string {
  const middle = (block.series.length * BAR) / 2 + 4;
  const bars = values.map((value, index) => {
    const width = value * scale;
    const y = index * BAR;
    return `<rect x="${NAME_WIDTH}" y="${y}" width="${width.toFixed(1)}" height="${BAR - 1}" opacity="${FADES[index]}"/><text class="value" x="${(NAME_WIDTH + width + 6).toFixed(1)}" y="${y + BAR - 2}">${value.toFixed(block.digits)}</text>`;
  });
  return `<text x="0" y="${middle}">${name}</text>${bars.join("")}`;
}
