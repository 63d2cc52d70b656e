import { Button } from "./Button.tsx";
import type { CarouselHost, CarouselOptions, CarouselState } from "./carousel.host.ts";
import { advances, canStep, isRow, labelOf, loops, moved, started, stepped, stopped } from "./carousel.ts";
import { inView } from "./on-demand.ts";

const LEFT = "M15 5l-7 7 7 7";
const RIGHT = "M9 5l7 7-7 7";
const PAUSE = "M8 6v12M16 6v12";
const PLAY = "M8 6l10 6-10 6z";

interface Props {
  readonly host: CarouselHost;
  readonly now: CarouselState;
  readonly options: CarouselOptions;
}

/** In the order of the ARIA authoring guide: the rotation button comes first. Every other button stops rotation. */
export function Controls({ host, now, options }: Props) {
  const { state } = host;
  const loop = loops(options);
  const step = (by: 1 | -1) => state.set(stopped(stepped(state.get(), by, loop)));
  return (
    <>
      {advances(options) && (
        <Button
          part="rotation"
          label={now.rotates ? options.pauseLabel : options.playLabel}
          path={now.rotates ? PAUSE : PLAY}
          press={() => state.set(now.rotates ? stopped(state.get()) : started(state.get(), loop))}
        />
      )}
      <Button
        part="previous"
        label={options.previousLabel}
        path={now.isRightToLeft ? RIGHT : LEFT}
        isUnavailable={!canStep(now, -1, loop)}
        press={() => step(-1)}
      />
      <Button
        part="next"
        label={options.nextLabel}
        path={now.isRightToLeft ? LEFT : RIGHT}
        isUnavailable={!canStep(now, 1, loop)}
        press={() => step(1)}
      />
      {!isRow(options) && <Dots host={host} now={now} options={options} />}
    </>
  );
}

function Dots({ host, now, options }: Props) {
  const { state } = host;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from one button in it to another.
    <div
      part="dots"
      onKeyDown={({ nativeEvent, currentTarget }) => inView()?.stepFromDot(nativeEvent, currentTarget, host)}
    >
      {now.slides.map((_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index.
          key={dot}
          type="button"
          aria-label={labelOf(options.dotLabel, dot, now.slides.length)}
          aria-current={dot === now.index}
          onClick={() => state.set(stopped(moved(state.get(), dot)))}
        />
      ))}
    </div>
  );
}
