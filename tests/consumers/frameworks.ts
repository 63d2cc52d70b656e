import { MARKUP } from "./app.ts";
import type { ToolName } from "./tools.ts";

/** A program in node_modules, with its arguments. */
export type Command = readonly [string, ...string[]];

export interface Framework {
  readonly files: Readonly<Record<string, string>>;
  readonly build: Command;
  readonly start: (port: string) => Command;
  readonly dev: (port: string) => Command;
  /** The paths of its pages. */
  readonly pages: readonly string[];
  /** The path of a page whose elements it takes over when they are first seen, with other elements above. */
  readonly late?: string;
  /** The folder with packages of its own, which do not fit those of the others. */
  readonly packages?: "angular";
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
      "src/start.jsx": `${IMPORTS}
        export default () => <dealer-carousel><p>Een</p><p>Twee</p></dealer-carousel>;`,
      "src/pages/late.astro": `---
        import Page from "../page.jsx";
        import Start from "../start.jsx";
        ---
        <!doctype html><html lang="nl"><head><meta charset="utf-8"></head>
        <body><Start client:load /><div style="height: 3000px"></div><Page client:visible /></body></html>`,
    },
    build: ["astro/astro.js", "build"],
    start: (port) => ["astro/astro.js", "preview", "--port", port],
    dev: (port) => ["astro/astro.js", "dev", "--port", port],
    pages: ["/"],
    late: "/late/",
  },

  "vite-plugin-solid": {
    files: {
      "src/app.jsx": `${IMPORTS}
        import { createSignal, onMount } from "solid-js";
        export function App() {
          const [used] = createSignal("Gebruikt");
          onMount(() => { ${TAKEN}; });
          return <main>${withText("{used()}")}</main>;
        }`,
      "src/client.jsx": `import { hydrate } from "solid-js/web";
        import { App } from "./app.jsx";
        await (${LATE})();
        hydrate(() => <App />, document.querySelector("#app"));`,
      "src/server.jsx": `import { generateHydrationScript, renderToString } from "solid-js/web";
        import { App } from "./app.jsx";
        export const page = (head) => \`<!doctype html><html lang="nl"><head><meta charset="utf-8">\${generateHydrationScript()}\${head}</head>
          <body><div id="app">\${renderToString(() => <App />)}</div></body></html>\`;`,
      "config.mjs": `import solid from "vite-plugin-solid";
        export const config = { configFile: false, plugins: [solid({ ssr: true })], ssr: { noExternal: ["dealer-elements"] } };`,
      "build.mjs": `import { build } from "vite";
        import { config } from "./config.mjs";
        const output = { entryFileNames: "client.js", assetFileNames: "client[extname]" };
        await build({ ...config, build: { outDir: "dist/client", rolldownOptions: { input: "src/client.jsx", output } } });
        await build({ ...config, build: { outDir: "dist/server", ssr: "src/server.jsx" } });`,
      "start.mjs": `import { createServer } from "node:http";
        import sirv from "sirv";
        import { page } from "./dist/server/server.js";
        const files = sirv("dist/client");
        const html = page('<link rel="stylesheet" href="/client.css"><script type="module" src="/client.js"></script>');
        createServer((request, response) => files(request, response, () => response.end(html)))
          .listen(Number(process.argv[2]), "localhost");`,
      "dev.mjs": `import { createServer } from "node:http";
        import { createServer as createVite } from "vite";
        import { config } from "./config.mjs";
        const vite = await createVite({ ...config, appType: "custom", server: { middlewareMode: true, hmr: false } });
        createServer((request, response) => vite.middlewares(request, response, async () => {
          const { page } = await vite.ssrLoadModule("/src/server.jsx");
          response.end(await vite.transformIndexHtml("/", page('<script type="module" src="/src/client.jsx"></script>')));
        })).listen(Number(process.argv[2]), "localhost");`,
    },
    build: [process.execPath, "build.mjs"],
    start: (port) => [process.execPath, "start.mjs", port],
    dev: (port) => [process.execPath, "dev.mjs", port],
    pages: ["/"],
  },

  "@angular/core": {
    packages: "angular",
    files: {
      "angular.json": JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          app: {
            projectType: "application",
            root: "",
            architect: {
              build: {
                builder: "@angular/build:application",
                options: {
                  browser: "src/main.ts",
                  server: "src/main.server.ts",
                  ssr: { entry: "src/server.ts" },
                  outputMode: "server",
                  outputPath: "dist",
                  index: "src/index.html",
                  tsConfig: "tsconfig.json",
                  styles: ["dealer-elements/dealer-elements.css"],
                  security: { allowedHosts: ["localhost"] },
                },
              },
              serve: { builder: "@angular/build:dev-server", options: { buildTarget: "app:build" } },
            },
          },
        },
      }),
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          target: "ES2022",
          module: "preserve",
          strict: true,
          skipLibCheck: true,
          experimentalDecorators: true,
          importHelpers: true,
          types: [],
        },
        files: ["src/main.ts", "src/main.server.ts", "src/server.ts"],
      }),
      "src/index.html": `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>App</title><base href="/"></head>
        <body><app-root></app-root></body></html>`,
      "src/app.ts": `import "dealer-elements/dealer-elements.js";
        import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from "@angular/core";
        import { provideClientHydration } from "@angular/platform-browser";
        @Component({
          selector: "app-root",
          schemas: [CUSTOM_ELEMENTS_SCHEMA],
          template: \`<main>${withText("{{ used }}")}</main>\`,
        })
        export class App {
          used = "Gebruikt";
          constructor() { afterNextRender(() => { ${TAKEN.replace("globalThis", "(globalThis as any)")}; }); }
        }
        export const providers = [provideZonelessChangeDetection(), provideClientHydration()];`,
      "src/main.ts": `import { provideAppInitializer } from "@angular/core";
        import { bootstrapApplication } from "@angular/platform-browser";
        import { App, providers } from "./app";
        bootstrapApplication(App, { providers: [...providers, provideAppInitializer(${LATE})] });`,
      "src/main.server.ts": `import { bootstrapApplication, type BootstrapContext } from "@angular/platform-browser";
        import { provideServerRendering, RenderMode, withRoutes } from "@angular/ssr";
        import { App, providers } from "./app";
        const rendering = provideServerRendering(withRoutes([{ path: "**", renderMode: RenderMode.Server }]));
        export default (context: BootstrapContext) =>
          bootstrapApplication(App, { providers: [...providers, rendering] }, context);`,
      "src/server.ts": `import { AngularNodeAppEngine, createNodeRequestHandler, writeResponseToNodeResponse } from "@angular/ssr/node";
        const engine = new AngularNodeAppEngine();
        export const reqHandler = createNodeRequestHandler(async (request, response, next) => {
          const answer = await engine.handle(request);
          if (answer) await writeResponseToNodeResponse(answer, response);
          else next();
        });`,
      "start.mjs": `import { createServer } from "node:http";
        import sirv from "sirv";
        import { reqHandler } from "./dist/server/server.mjs";
        const files = sirv("dist/browser");
        createServer((request, response) => files(request, response, () => reqHandler(request, response, () => response.end())))
          .listen(Number(process.argv[2]), "localhost");`,
    },
    build: ["@angular/cli/bin/ng.js", "build"],
    start: (port) => [process.execPath, "start.mjs", port],
    dev: (port) => ["@angular/cli/bin/ng.js", "serve", "--port", port],
    pages: ["/"],
  },
} satisfies Readonly<Partial<Record<ToolName, Framework>>>;
