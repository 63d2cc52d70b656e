import type { DetailField } from "../../../src/kernel/element/contract.ts";
import { expect, test } from "../../support/ui.ts";
import { put } from "./in-page.ts";
import { listen, received } from "./listen.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";

function fits({ type }: DetailField, value: unknown): boolean {
  if (typeof type === "string") return typeof value === type;
  if (Array.isArray(type)) return type.includes(value);
  return Object.entries(type).every(([name, field]) => fits(field, Object(value)[name]));
}

for (const { tag, contract, html, steps } of subjects) {
  const names = Object.keys(contract.events);

  test(`${tag}: every event bubbles to the window, is composed, and matches the contract`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(listen, tag, names, false);
    await ui.eval(put, html);
    await steps.activate(ui);
    await steps.finish(ui);
    await steps.fail?.(ui);
    const events = await ui.eval(received);
    expect([...new Set(events.map(({ name }) => name))].sort()).toEqual([...names].sort());
    for (const { name, composed, cancelable, detail, fromTag } of events) {
      const statement = contract.events[name];
      expect({ name, composed, cancelable, fromTag }).toEqual({
        name,
        composed: true,
        cancelable: statement?.cancelable ?? false,
        fromTag: true,
      });
      expect(Object.keys(detail).sort(), name).toEqual(Object.keys(statement?.detail ?? {}).sort());
      for (const [field, type] of Object.entries(statement?.detail ?? {}))
        expect(fits(type, detail[field]), `${name}: ${field} is ${detail[field]}`).toBe(true);
    }
  });
}
