/** The services that run, each with the address that it has counted last. */
export const lastCounted = new Map<string, string>();

export const pageAddress = () => location.pathname + location.search;
