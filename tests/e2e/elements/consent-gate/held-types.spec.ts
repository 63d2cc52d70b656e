import { expect, test } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { matches, problems } from "../page.ts";
import { chooseElsewhere, gate, heldRun, note, openWith, TAG } from "./gate.ts";

const script = (type: string, name: string, attributes = "") =>
  `<script type="${type}" ${attributes}>${note(name)}</script>`;

for (const type of ["text/plain", "TEXT/PLAIN", "text/plain; charset=utf-8", "text/template", "x"])
  test(`a script of the type ${type} is held, and runs as a classic one`, async ({ ui }) => {
    await openWith(ui, script(type, "een", "data-dealer-consent") + gate("<p>Chat</p>"));
    await ui.eval(settle);
    expect(await heldRun(ui)).toEqual([]);
    await chooseElsewhere(ui, "1");
    await expect.poll(() => heldRun(ui)).toEqual(["een"]);
    expect(await problems(ui)).toEqual([]);
  });

for (const type of ["", "module", "application/x-javascript", " Text/JavaScript "])
  test(`a script of the type "${type}" has run by itself: it is warned of, and does not run again`, async ({
    ui,
  }) => {
    await ui.goto("/tests/pages/consent-gate.html?probe");
    await ui.eval(
      (held, code) => {
        const script = Object.assign(document.createElement("script"), { type: held, text: code });
        script.setAttribute("data-dealer-consent", "");
        document.querySelector("#stage")?.append(script);
      },
      type,
      note("een"),
    );
    await expect
      .poll(async () => (await problems(ui)).map(({ text }) => text))
      .toEqual([
        expect.stringMatching(/cannot hold <script data-dealer-consent>, .*write type="text\/plain"/),
      ]);
    await chooseElsewhere(ui, "1");
    await ui.eval(settle);
    expect(await heldRun(ui)).toEqual(["een"]);
  });

test("in a template scripts keep their type: a module is a module, and data stays data", async ({ ui }) => {
  const json = '<script type="application/ld+json">{"@type":"Car"}</script>';
  await openWith(
    ui,
    gate(
      json +
        script("text/template", "sjabloon") +
        script("text/plain", "vast", "data-dealer-consent") +
        script("module", "module") +
        script("", "klassiek"),
    ),
  );
  await chooseElsewhere(ui, "1");
  await expect.poll(() => heldRun(ui)).toEqual(["vast", "klassiek", "module"]);
  expect(await matches(ui, `${TAG} > [slot=shown] > [type="application/ld+json"]`)).toBe(true);
  expect(await matches(ui, `${TAG} > [slot=shown] > [type="text/template"]`)).toBe(true);
  expect(await problems(ui)).toEqual([]);
});
