import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { Announcement } from "./Announcement.tsx";
import type { autocompleteContract } from "./autocomplete.contract.ts";
import { isShown, shownItems } from "./autocomplete.ts";
import { type AutocompleteState, choose } from "./choose.ts";
import { describeList, optionId } from "./field.dom.ts";
import { Label } from "./Label.tsx";
import { putAtInput, showList } from "./place.dom.ts";

/** The list stands in the author's page, so that the input can point at it; what is announced does not. */
export function Autocomplete({ host }: ViewProps<typeof autocompleteContract, AutocompleteState>) {
  const state = useStore(host.state);
  const { label, emptyText, oneText, countText, maxHeightPx } = useStore(host.options);
  const { field, text, active } = state;
  const items = shownItems(state);
  const { length } = items;
  const shown = isShown(state);

  useLayoutEffect(
    () => (field && shown ? showList(field, maxHeightPx) : undefined),
    [field, shown, maxHeightPx],
  );
  useLayoutEffect(() => {
    if (field && shown) putAtInput(field, maxHeightPx);
  });
  useLayoutEffect(() => field && describeList(field, length > 0, active), [field, length, active]);

  const list = field && (
    <>
      <div role="listbox" id={field.listId} aria-label={label}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus, and with it the keys, stay in the input
          <div
            key={optionId(field, index)}
            id={optionId(field, index)}
            role="option"
            part="option"
            aria-selected={index === active}
            onClick={() => choose(host, index)}
          >
            <Label label={item.label} text={text} />
          </div>
        ))}
      </div>
      {shown && !length && <div part="empty">{emptyText}</div>}
    </>
  );
  const summary = [emptyText, oneText][length] ?? countText.replace("{count}", String(length));
  return (
    <>
      <slot />
      <Announcement text={shown ? summary : ""} />
      {field && createPortal(list, field.list)}
    </>
  );
}
