import { showDocs } from "./show-docs.ts";
import { showExamples } from "./show-examples.ts";

await showExamples({ port: Number(process.argv[2]) });
await showDocs();
