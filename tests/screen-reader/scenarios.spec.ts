import { scenarios } from "./scenarios.ts";
import { setProperties } from "./support/in-page.ts";
import { test } from "./support/test.ts";

const TYPE = "type ";

for (const { title, page, properties = {}, start, heard, steps } of scenarios)
  test(title, async ({ listenTo, baseURL }) => {
    const url = `${baseURL}/examples/dealership/${page}`;
    const listener = await listenTo(url, (opened) => opened.evaluate(setProperties, properties));
    await listener.focus(start, heard);
    for (const [action, ...lines] of steps)
      await test.step(action, async () => {
        if (action.startsWith(TYPE)) listener.type(action.slice(TYPE.length));
        else listener.press(action);
        await listener.hears(lines);
      });
  });
