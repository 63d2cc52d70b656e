/** The app imports the style sheet. */
export const ensureStyles = () => {};

export const keepStyles = () => {};
