import { blocksWorkers } from "./options.ts";
import { isBlocking } from "./patching/blocking.ts";
import { blockedError } from "./patching/errors.ts";
import { construct, each, type Fn, type Realm } from "./patching/natives.ts";
import { patchClass } from "./patching/patch.ts";

/** Refuses workers, which have storage of their own, where the site's owner asks. */
export function guardWorkers(realm: Realm): void {
  if (blocksWorkers) each(["Worker", "SharedWorker"], (name) => patchClass(realm, name, start));
}

function start(native: Fn, args: unknown[], newTarget: Fn): object {
  if (isBlocking && args.length > 0) throw blockedError();
  return construct(native, args, newTarget);
}
