import type { DetailField } from "../../../src/kernel/contract.ts";
import { expect, test } from "../../support/ui.ts";
import { drives } from "./drives.ts";
import { put } from "./in-page.ts";
import { listen, said } from "./listen.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";

function fits({ type }: DetailField, value: unknown): boolean {
  if (typeof type === "string") return typeof value === type;
  if (Array.isArray(type)) return type.includes(value);
  return Object.entries(type).every(([name, field]) => fits(field, Object(value)[name]));
}

for (const { tag, contract, html } of subjects) {
  const events = Object.entries(contract.events);
  const names = events.map(([name]) => name);

  test(`${tag}: every event reaches the window, composed, with its detail, cancelable as stated`, async ({
    ui,
  }) => {
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(listen, tag, names, false);
    await ui.eval(put, html);
    await drives[tag].rouse(ui);
    await drives[tag].finish(ui);
    await drives[tag].fail?.(ui);
    const heard = await ui.eval(said);
    expect([...new Set(heard.map(({ name }) => name))].sort()).toEqual([...names].sort());
    for (const { name, composed, cancelable, detail, fromTag } of heard) {
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
