import { BASE_URL } from "../server/address.ts";
import type { Fault } from "../server/faults.ts";
import { RELEASE } from "../server/holds.ts";

/** What the test server keeps back until the test releases it. */
export interface Hold {
  /** Part of the address of what is held. */
  readonly name: string;
  release(): Promise<void>;
}

export interface FileHold extends Hold {
  /** The address of a page that does not get the held files before their release. */
  on(path: string): string;
}

let holds = 0;

export function createHold(): Hold {
  // Workers share the server.
  const name = `${process.pid}-${++holds}`;
  return {
    name,
    release: async () => {
      const { ok } = await fetch(`${BASE_URL}${RELEASE}/${name}`, { method: "POST" });
      if (!ok) throw new Error(`${name} is not released`);
    },
  };
}

/** Holds the files below dist/ whose name contains the text. */
export function holdFiles(text: string): FileHold {
  const hold = createHold();
  return { ...hold, on: (path) => `/~held/${hold.name}/${encodeURIComponent(text)}${path}` };
}

/** Loses the files below dist/ whose name contains the text, until the release. */
export function loseFiles(text: string, fault: Fault): FileHold {
  const hold = createHold();
  return { ...hold, on: (path) => `/~lost-${fault}/${hold.name}/${encodeURIComponent(text)}${path}` };
}
