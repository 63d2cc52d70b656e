import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { tokenBucket } from "./token-bucket.ts";

/** Slow 4G: the delay before each response, and the bandwidth that all connections share. */
const LATENCY_MS = 150;
const BITS_PER_S = 1_600_000;
const PIECE = 4096;

export type Send = (response: ServerResponse, headers: OutgoingHttpHeaders, body: Buffer) => void;

export const sendAtOnce: Send = (response, headers, body) => {
  response.writeHead(200, headers).end(body);
};

/** A slow line for one visitor at a time, on the server, because only Chromium can slow down the network itself. */
export function slowNetwork(): Send {
  const wait = tokenBucket(BITS_PER_S / 8 / 1000, PIECE);
  return async (response, headers, body) => {
    await setTimeout(LATENCY_MS);
    response.writeHead(200, headers);
    for (let start = 0; start < body.length && !response.destroyed; start += PIECE) {
      const piece = body.subarray(start, start + PIECE);
      await setTimeout(wait(piece.length, performance.now()));
      response.write(piece);
    }
    response.end();
  };
}
