import type { ReactNode } from "react";

interface Props {
  /** Empty for suggestions without a heading. */
  readonly name: string;
  readonly headingId: string;
  readonly children: ReactNode;
}

export function SuggestionGroup({ name, headingId, children }: Props) {
  if (!name) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a listbox
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" part="group">
        {name}
      </div>
      {children}
    </div>
  );
}
