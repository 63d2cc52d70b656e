import { trusted } from "./script-policy.ts";

/** Loads and runs a script of another site; rejects when it cannot be loaded. The script element is removed again. */
export async function loadScript(address: string, nonce: string): Promise<void> {
  const script = document.createElement("script");
  const settled = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The script could not be loaded"));
  });
  Object.assign(script, { async: true, nonce, src: trusted(address) });
  document.head.append(script);
  await settled.finally(() => script.remove());
}
