/** Only the bundler knows which files a tag needs. */
export const preloadTag = () => Promise.resolve();
