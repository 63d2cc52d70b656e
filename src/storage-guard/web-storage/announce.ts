import type { Area } from "../patching/areas.ts";
import { attempt, construct, dispatch, each, get, later } from "../patching/natives.ts";
import { eachWindow, GUARDED } from "../windows.ts";

/** Tells the page's other windows of a change in memory, as the browser does for its own storage: in a new task. */
export function announce(writer: Area, key: string | null, oldValue: string | null, newValue: string | null) {
  const change = { __proto__: null, key, oldValue, newValue, url: attempt(() => writer.realm.location.href) };
  const tell = (area: Area) => {
    if (area.items !== writer.items || area === writer) return;
    const init = { __proto__: change, storageArea: area.ours };
    dispatch(area.realm, construct(area.StorageEvent, ["storage", init]));
  };
  later(() => eachWindow(window, (prototype) => each((get(prototype, GUARDED) ?? []) as Area[], tell)));
}
