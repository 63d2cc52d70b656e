import { existsSync } from "node:fs";
import { expect, test, type Ui } from "../../support/ui.ts";
import type { Look } from "./define-subject.ts";
import { put, readView, scrollPage, setAttributes } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { type Subject, subjects } from "./subjects.ts";

/** Changes an attribute and takes the change back. */
async function expectToFollow(ui: Ui, { tag, html }: Subject, name: string, look: Look) {
  const read = async () => {
    await look.act?.(ui);
    return typeof look.read === "string" ? ui.eval(readView, tag, look.read) : ui.eval(look.read);
  };
  const expectLook = (expected: unknown) => expect.poll(read, `${tag} ${name}`).toEqual(expected);
  await ui.eval(scrollPage, 0);
  await ui.eval(put, html);
  await ui.eval(setAttributes, tag, look.attributes ?? {});
  await look.prepare?.(ui);
  await expectLook(look.before);
  await ui.eval(setAttributes, tag, { [name]: look.value });
  await expectLook(look.after);
  await ui.eval(setAttributes, tag, { [name]: look.attributes?.[name] ?? null });
  await expectLook(look.before);
}

for (const subject of subjects)
  test(`${subject.tag}: the view follows every attribute`, async ({ ui }) => {
    const { contract, looks } = subject;
    expect(Object.keys(looks).sort()).toEqual(Object.keys(contract.attributes).sort());
    await ui.goto(CONTRACT_PAGE);
    for (const [name, look] of Object.entries(looks))
      if ("testedIn" in look) expect(existsSync(look.testedIn), look.testedIn).toBe(true);
      else await expectToFollow(ui, subject, name, look);
    expect((await ui.probe()).messages).toEqual([]);
  });
