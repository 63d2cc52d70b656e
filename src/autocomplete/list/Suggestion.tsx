import type { AutocompleteHost } from "../autocomplete.host.ts";
import { type Item, markedPieces } from "../autocomplete.ts";
import { choose, opensElsewhere } from "../choose.ts";

interface Props {
  readonly host: AutocompleteHost;
  readonly id: string;
  readonly item: Item;
  /** Its index among all suggestions. */
  readonly index: number;
  readonly isActive: boolean;
  /** The text whose words are marked. */
  readonly text: string;
}

export function Suggestion({ host, id, item, index, isActive, text }: Props) {
  const { label, image, detail } = item;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus and gets the keys
    <div
      id={id}
      role="option"
      part="option"
      aria-selected={isActive}
      onClick={(event) => choose(host, index, opensElsewhere(event))}
    >
      {image && <span part="image" style={{ backgroundImage: `url(${JSON.stringify(image)})` }} />}
      <span>
        {markedPieces(label, text).map((piece, nth) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its index
          nth % 2 ? <mark key={nth}>{piece}</mark> : piece,
        )}
        {detail && <span part="detail">{detail}</span>}
      </span>
    </div>
  );
}
