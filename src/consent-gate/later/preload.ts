import { addressOf, isModule } from "./held-script.ts";

/** Fetches a script's file without running it, so that scripts that wait for each other are fetched together. */
export function preload(held: HTMLScriptElement): void {
  const link = document.createElement("link");
  const { crossOrigin, integrity, referrerPolicy, nonce } = held;
  Object.assign(link, {
    rel: isModule(held) ? "modulepreload" : "preload",
    as: "script",
    crossOrigin,
    integrity,
    referrerPolicy,
    nonce,
  });
  link.href = addressOf(held) ?? "";
  document.head.append(link);
}
