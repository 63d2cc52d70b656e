import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readView, scrollPage, setAttributes } from "./in-page.ts";
import { type Look, looks } from "./looks.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { type Subject, subjects } from "./subjects.ts";

/** Changes an attribute and takes the change back. */
async function expectToFollow(ui: Ui, { tag, html }: Subject, name: string, look: Look) {
  const see = async () => {
    await look.act?.(ui);
    return typeof look.look === "string" ? ui.eval(readView, tag, look.look) : ui.eval(look.look);
  };
  const expectLook = (expected: unknown) => expect.poll(see, `${tag} ${name}`).toEqual(expected);
  await ui.eval(scrollPage, 0);
  await ui.eval(put, html);
  await ui.eval(setAttributes, tag, look.written ?? {});
  await look.scene?.(ui);
  await expectLook(look.before);
  await ui.eval(setAttributes, tag, { [name]: look.text });
  await expectLook(look.after);
  await ui.eval(setAttributes, tag, { [name]: look.written?.[name] ?? null });
  await expectLook(look.before);
}

for (const subject of subjects)
  test(`${subject.tag}: the view follows every attribute`, async ({ ui }) => {
    await ui.goto(CONTRACT_PAGE);
    for (const [name, look] of Object.entries<Look>(looks[subject.tag]))
      await expectToFollow(ui, subject, name, look);
    expect((await ui.probe()).messages).toEqual([]);
  });
