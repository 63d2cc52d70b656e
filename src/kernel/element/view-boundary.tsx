import { Component, type ComponentType, type FunctionComponent } from "react";
import { reportScript } from "../task/report.ts";

/** Wraps a view so that, when it throws, the author's content stays on the page. */
export const guardedView = <Props extends object>(name: string, View: FunctionComponent<Props>) =>
  class GuardedView extends Component<Props, { readonly failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override componentDidCatch(error: unknown) {
      reportScript(name, error);
    }

    override render() {
      return this.state.failed ? <slot /> : <View {...this.props} />;
    }
  } as ComponentType<Props>;
