import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { ViewProps } from "../kernel/react-element.tsx";
import type { autocompleteContract } from "./autocomplete.contract.ts";
import { isShown, shownItems } from "./autocomplete.ts";
import { type AutocompleteState, choose } from "./choose.ts";
import { describeList, optionId } from "./field.dom.ts";
import { marked } from "./marked.ts";
import { showList } from "./place.dom.ts";
import { useAnnouncement } from "./use-announcement.ts";

/** The list stands in the author's page, so that the input can point at it; what is announced does not. */
export function Autocomplete({
  host,
  state,
  options,
}: ViewProps<typeof autocompleteContract, AutocompleteState>) {
  const { label, emptyText, oneText, countText, maxHeightPx } = options;
  const { field, text, active } = state;
  const items = shownItems(state);
  const { length } = items;
  const shown = isShown(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions take other room
  useLayoutEffect(
    () => (field && shown ? showList(field, maxHeightPx) : undefined),
    [field, shown, state.items, maxHeightPx],
  );
  useLayoutEffect(() => field && describeList(field, length > 0, active), [field, length, active]);

  const list = field && (
    <>
      <div role="listbox" id={field.listId} aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus, and with it the keys, stay in the input
          <div
            key={optionId(field.listId, index)}
            id={optionId(field.listId, index)}
            role="option"
            part="option"
            aria-selected={index === active}
            onClick={() => choose(host, index)}
          >
            {marked(item.label, text).map((piece, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a label have no other name
              place % 2 ? <mark key={place}>{piece}</mark> : piece,
            )}
          </div>
        ))}
      </div>
      {shown && !length && <div part="empty">{emptyText}</div>}
    </>
  );
  const summary = [emptyText, oneText][length] ?? countText.replace("{count}", `${length}`);
  const region = useAnnouncement(shown ? summary : "");
  return (
    <>
      <slot />
      <div ref={region} role="status" />
      {field && createPortal(list, field.list)}
    </>
  );
}
