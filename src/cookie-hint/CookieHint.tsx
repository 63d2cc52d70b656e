import type { ViewProps } from "../kernel/element/react-element.tsx";
import { Banner } from "./Banner.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import type { CookieHintState } from "./cookie-hint.host.ts";

type Props = ViewProps<typeof cookieHintContract, CookieHintState>;

export function CookieHint(props: Props) {
  const { host, state, options } = props;
  return (
    <>
      <Banner key={String(state.isModal)} {...props} />
      <ConfirmDialog host={host} isOpen={state.isConfirming} options={options} />
    </>
  );
}
