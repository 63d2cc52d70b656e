import { watchListeners } from "./listeners.ts";
import { watchMessages } from "./messages.ts";
import { watchObservers } from "./observers.ts";
import { rig } from "./rig.ts";
import { tally } from "./tally.ts";
import { watchTimers } from "./timers.ts";

// Messages first, so that the probe's own listeners are not counted as the page's.
const messages = watchMessages();
const watched = [watchListeners(), watchTimers(), watchObservers()];

rig.probe = () => ({ messages: [...messages], alive: tally(watched.flatMap((kinds) => kinds())) });
