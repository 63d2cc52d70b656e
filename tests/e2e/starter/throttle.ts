import type { CDPSession, Page } from "@playwright/test";

/** Slow enough that a press comes before the code; the browser's throttling keeps a core busy. */
const CPU_RATE = 2;

const BYTES_PER_KILOBIT = 125;

export const NETWORKS = {
  localhost: undefined,
  "1.6 Mbit/s with 150 ms": { latency: 150, downloadThroughput: 1600 * BYTES_PER_KILOBIT },
} as const;

export type Network = keyof typeof NETWORKS;

/** Throttles the page, with an empty cache. */
export async function throttle(page: Page, network: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const limits = NETWORKS[network];
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  if (limits)
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      uploadThroughput: -1,
      ...limits,
    });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  return session;
}
