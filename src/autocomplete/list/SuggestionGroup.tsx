import type { ReactNode } from "react";
import { unstyledRole } from "../../kernel/markup/unstyled-role.ts";

interface Props {
  /** Empty for suggestions without a heading. */
  readonly name: string;
  readonly headingId: string;
  readonly children: ReactNode;
}

export function SuggestionGroup({ name, headingId, children }: Props) {
  if (!name) return children;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group has a name
    <div role={unstyledRole("group")} aria-labelledby={headingId}>
      <div id={headingId} role="presentation" part="group">
        {name}
      </div>
      {children}
    </div>
  );
}
