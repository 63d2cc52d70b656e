import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag: string) => tag.startsWith("dealer-");

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // The look and the drawings that the hosts share lie outside of this folder.
  server: { fs: { allow: ["../.."] } },
});
