import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { expectShown, isPlaying, NEXT, PREVIOUS, ROTATION, stage } from "./carousel.ts";

/** Records what its frame is told. */
const PLAYER = `<script>onmessage = ({ data }) => (window.told ??= []).push(data)</script>`;
const SLIDES = `<div id="a"><video></video><audio></audio><iframe title="Film" srcdoc="${PLAYER}"></iframe>A</div><div id="b">B</div>`;

const play = (ui: Ui, isMuted: boolean) =>
  ui.eval((muted) => {
    for (const media of document.querySelectorAll<HTMLMediaElement>("video, audio")) {
      media.muted = muted;
      // There is nothing to play.
      media.play().catch(() => {});
    }
  }, isMuted);
const paused = (ui: Ui) =>
  ui.eval(() => [...document.querySelectorAll<HTMLMediaElement>("video, audio")].map((one) => one.paused));
const told = (ui: Ui) =>
  ui.eval(() => {
    const frame = document.querySelector("iframe")?.contentWindow as (Window & { told?: string[] }) | null;
    return (frame?.told ?? []).map((message) => JSON.parse(message));
  });

test.describe("dealer-carousel", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("pauses films, sound and players in the slide that leaves, and does not start them again", async ({
    ui,
  }) => {
    await stage(ui, { html: SLIDES, attributes: { autoplay: "false" } });
    await play(ui, true);
    expect(await paused(ui)).toEqual([false, false]);
    await ui.click(NEXT);
    await expect.poll(() => paused(ui)).toEqual([true, true]);
    await expect
      .poll(() => told(ui))
      .toEqual([{ event: "command", func: "pauseVideo", args: "" }, { method: "pause" }]);
    await expectShown(ui, "B");
    await ui.click(PREVIOUS);
    await expect.poll(() => ui.attribute("#a", "inert")).toBeNull();
    expect(await paused(ui)).toEqual([true, true]);
    expect(await told(ui)).toHaveLength(2);
  });

  test("stops when a film starts with sound, and goes on beside a silent one", async ({ ui }) => {
    await stage(ui, { html: SLIDES });
    await expect.poll(() => isPlaying(ui)).toBe(true);
    await play(ui, true);
    expect(await isPlaying(ui)).toBe(true);
    await ui.eval(() => {
      for (const media of document.querySelectorAll<HTMLMediaElement>("video, audio")) media.pause();
    });
    await play(ui, false);
    await expect.poll(() => ui.attribute(ROTATION, "aria-label")).toBe("Afspelen");
    expect(await isPlaying(ui)).toBe(false);
  });
});
