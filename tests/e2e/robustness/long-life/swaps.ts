declare global {
  interface Window {
    /** The bodies' HTML by the pages' addresses. */
    bodies: Record<string, string>;
  }
}

const FOLDER = "/examples/dealership";

/** Together they have every tag. */
export const PAGES = { home: `${FOLDER}/index.html`, car: `${FOLDER}/noorda-kust.html` } as const;

/** On the page: fetches the bodies that will replace its own. */
export async function fetchBodies(paths: readonly string[]) {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  window.bodies = Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** On the page: replaces its body by each of these, as libraries do that avoid page loads. */
export async function swapBodies(paths: readonly string[]) {
  const nextFrame = () => new Promise(window.rig?.natives.requestAnimationFrame ?? requestAnimationFrame);
  for (const path of paths) {
    const { body } = new DOMParser().parseFromString(window.bodies[path] ?? "", "text/html");
    document.body.replaceChildren(...document.adoptNode(body).childNodes);
    scrollTo({ top: 0, behavior: "instant" });
    await nextFrame();
    for (const tag of ["dealer-mega-nav", "dealer-call-us", "dealer-carousel"] as const)
      await window.exercise(tag);
    await nextFrame();
  }
}
