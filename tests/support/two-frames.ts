/** On a page: waits for layout and paint. */
export async function twoFrames() {
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  await new Promise((painted) => frame(() => frame(painted)));
}
