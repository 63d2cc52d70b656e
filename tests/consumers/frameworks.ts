import { MARKUP } from "./app.ts";
import type { ToolName } from "./tools.ts";

/** A program in node_modules, with its arguments. */
export type Command = readonly [string, ...string[]];

interface Framework {
  readonly files: Readonly<Record<string, string>>;
  readonly build: Command;
  readonly start: (port: string) => Command;
  readonly dev: (port: string) => Command;
  /** The paths of its pages. */
  readonly pages: readonly string[];
}

const IMPORTS = `
import "dealer-elements/dealer-elements.css";
import "dealer-elements/dealer-elements.js";
`;
/** A page runs this when its framework has taken it over. */
const TAKEN = "globalThis.isTakenOver = true";

/** What a framework waits for before it takes over. */
const LATE = `() => new Promise((resolve) => setTimeout(resolve, 1000, { used: "Gebruikt" }))`;
/** A template with text that is not fixed, which a framework looks up among the server's nodes. */
const withText = (text: string) => MARKUP.replace("Gebruikt", text);

const REACT_PAGE = `
${IMPORTS}
import { useEffect } from "react";
export default function Page() {
  useEffect(() => { ${TAKEN}; });
  return <main>${MARKUP}</main>;
}
`;

/** One small app for each framework, as its manual starts one. */
export const FRAMEWORKS = {
  next: {
    files: {
      "app/layout.jsx": `export default ({ children }) => <html lang="nl"><body>{children}</body></html>;`,
      "app/page.jsx": `"use client";\n${REACT_PAGE}`,
      "app/streamed/start.jsx": `"use client";\n${IMPORTS}
        export default () => <dealer-mega-nav label="Eerst"><ul><li><a href="#eerst">Eerst</a></li></ul></dealer-mega-nav>;`,
      "app/streamed/page.jsx": `
        import { Suspense } from "react";
        import Page from "../page.jsx";
        import Start from "./start.jsx";
        export const dynamic = "force-dynamic";
        async function Later() {
          await (${LATE})();
          return <Page />;
        }
        export default () => <><Start /><Suspense fallback={<p>Even wachten</p>}><Later /></Suspense></>;`,
      "pages/older.jsx": REACT_PAGE,
    },
    build: ["next/dist/bin/next", "build"],
    start: (port) => ["next/dist/bin/next", "start", "--port", port],
    dev: (port) => ["next/dist/bin/next", "dev", "--port", port],
    pages: ["/", "/streamed", "/older"],
  },

  nuxt: {
    files: {
      "nuxt.config.js": `export default defineNuxtConfig({
        compatibilityDate: "2026-01-01",
        vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("dealer-") } },
      });`,
      "app/plugins/late.client.js": `export default defineNuxtPlugin(${LATE});`,
      "app/app.vue": `<script setup>
        ${IMPORTS}
        const used = ref("Gebruikt");
        onMounted(() => { ${TAKEN}; });
      </script>
      <template><main>${withText("{{ used }}")}</main></template>`,
    },
    build: ["nuxt/bin/nuxt.mjs", "build"],
    start: (port) => ["nuxt/bin/nuxt.mjs", "preview", "--port", port],
    dev: (port) => ["nuxt/bin/nuxt.mjs", "dev", "--port", port],
    pages: ["/"],
  },

  "@sveltejs/kit": {
    files: {
      "svelte.config.js": "export default {};",
      "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";
        export default { plugins: [sveltekit()] };`,
      "src/app.html": `<!doctype html><html lang="nl"><head><meta charset="utf-8">%sveltekit.head%</head>
        <body><div style="display: contents">%sveltekit.body%</div></body></html>`,
      "src/routes/+page.js": `export const load = ${LATE};`,
      "src/routes/+page.svelte": `<script>
        ${IMPORTS}
        import { onMount } from "svelte";
        const { data } = $props();
        onMount(() => { ${TAKEN}; });
      </script>
      <main>${withText("{data.used}")}</main>`,
    },
    build: ["vite/bin/vite.js", "build"],
    start: (port) => ["vite/bin/vite.js", "preview", "--port", port],
    dev: (port) => ["vite/bin/vite.js", "dev", "--port", port],
    pages: ["/"],
  },

  astro: {
    files: {
      "astro.config.mjs": `import react from "@astrojs/react";
        export default { integrations: [react()], devToolbar: { enabled: false } };`,
      "src/page.jsx": REACT_PAGE,
      "src/pages/index.astro": `---
        import Page from "../page.jsx";
        ---
        <!doctype html><html lang="nl"><head><meta charset="utf-8"></head><body><Page client:load /></body></html>`,
    },
    build: ["astro/astro.js", "build"],
    start: (port) => ["astro/astro.js", "preview", "--port", port],
    dev: (port) => ["astro/astro.js", "dev", "--port", port],
    pages: ["/"],
  },
} satisfies Readonly<Partial<Record<ToolName, Framework>>>;
