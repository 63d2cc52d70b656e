import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag: string) => tag.startsWith("dealer-");

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // The hosts' shared style and drawings are outside this folder.
  server: { fs: { allow: ["../.."] } },
});
