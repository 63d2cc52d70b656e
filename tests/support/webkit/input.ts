import type { Driver } from "../Driver.ts";
import { chordKeys } from "./keys.ts";
import type { Wire } from "./wire.ts";

type Input = Pick<Driver, "moveTo" | "down" | "up" | "wheel" | "press" | "type">;

const MOUSE = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
const KEYBOARD = { type: "key", id: "keyboard" };

/** The visitor's mouse, wheel and keyboard. */
export function createInput(send: Wire, settle: () => Promise<void>): Input {
  const act = async (device: object, actions: object[]) => {
    await send("POST", "/actions", { actions: [{ ...device, actions }] });
  };
  let turns = 0;
  return {
    moveTo: (x, y) => act(MOUSE, [{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }]),
    down: () => act(MOUSE, [{ type: "pointerDown", button: 0 }]),
    up: () => act(MOUSE, [{ type: "pointerUp", button: 0 }]),
    wheel: async (x, y, deltaY) => {
      await settle();
      // A new wheel source each time: with the same one WebKitGTK scrolls by the difference from the last turn.
      const device = { type: "wheel", id: `wheel-${++turns}` };
      await act(device, [{ type: "scroll", x, y, deltaX: 0, deltaY, duration: 0 }]);
    },
    press: (chord) => act(KEYBOARD, strokes(chordKeys(chord))),
    type: (text) =>
      act(
        KEYBOARD,
        [...text].flatMap((character) => strokes([character])),
      ),
  };
}

function strokes(keys: readonly string[]) {
  return [
    ...keys.map((value) => ({ type: "keyDown", value })),
    ...[...keys].reverse().map((value) => ({ type: "keyUp", value })),
  ];
}
