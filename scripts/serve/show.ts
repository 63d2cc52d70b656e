import { serve } from "./serve.ts";

const ANY_PORT = 0;
const port = Number(process.argv[2]);

const { url } = await serve({ port }).catch(() => serve({ port: ANY_PORT }));
console.log(`The example dealership is at ${url}/ (Ctrl+C to stop)`);
console.log(`The museum is at ${url}/examples/museum/`);
console.log(`The catalogue is at ${url}/examples/catalogue/`);
