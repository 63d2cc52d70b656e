import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import type { autocompleteContract } from "./autocomplete.contract.ts";
import type { AutocompleteState } from "./autocomplete.host.ts";
import { groupsOf, isShown, shownItems } from "./autocomplete.ts";
import { describeList, optionId } from "./input/combobox.ts";
import { Suggestion } from "./list/Suggestion.tsx";
import { SuggestionGroup } from "./list/SuggestionGroup.tsx";
import { showList } from "./list/show-list.ts";
import { useAnnouncement } from "./list/use-announcement.ts";

/** The list is in the author's page, so that the input can refer to it by id; the live region is in the shadow root. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions need another size
  useLayoutEffect(
    () => (field && shown ? showList(field, maxHeightPx) : undefined),
    [field, shown, state.items, maxHeightPx],
  );
  useLayoutEffect(() => field && describeList(field, length > 0, active), [field, length, active]);

  const list = field && (
    <>
      <div role="listbox" id={field.listId} aria-label={label}>
        {groupsOf(items).map(({ name, start, items }) => (
          <SuggestionGroup key={start} name={name} headingId={`${field.listId}-group-${start}`}>
            {items.map((item, nth) => {
              const index = start + nth;
              const id = optionId(field.listId, index);
              return <Suggestion key={id} {...{ host, id, item, index, text }} isActive={index === active} />;
            })}
          </SuggestionGroup>
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
