import { defineConfig } from "vite";

export default defineConfig({
  // The hosts' shared style and drawings are outside this folder.
  server: { fs: { allow: ["../.."] } },
});
