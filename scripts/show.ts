import { serve } from "./serve.ts";

const { url } = await serve({ port: Number(process.argv[2]) });
console.log(`The example dealership is at ${url}/ (Ctrl+C to stop)`);
