/** By a property that only WebKit has. For its faults alone: what a browser can do is asked for by its own name. */
export const isWebKit = () => globalThis.CSS?.supports("hanging-punctuation", "first") ?? false;
