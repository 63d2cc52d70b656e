import { Component, type ReactNode } from "react";
import { reportScript } from "./report.ts";

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** A view that throws takes only itself down: what the author wrote stays on the page. */
export class ViewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportScript(this.props.name, error);
  }

  override render() {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
