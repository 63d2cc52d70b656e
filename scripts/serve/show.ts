import { showExamples } from "./show-examples.ts";

await showExamples({ port: Number(process.argv[2]) });
