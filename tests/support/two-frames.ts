/** On a page: waits until it has been laid out and painted. */
export async function twoFrames() {
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  await new Promise((painted) => frame(() => frame(painted)));
}
