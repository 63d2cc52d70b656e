import { buildDocs, SITE } from "./build-docs.ts";

await buildDocs();
console.log(`The docs site is in ${SITE}/`);
