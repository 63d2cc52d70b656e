export const PORT = Number(process.env.RIG_PORT ?? 4173);
export const BASE_URL = `http://127.0.0.1:${PORT}`;
