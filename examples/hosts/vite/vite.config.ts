import { defineConfig } from "vite";

export default defineConfig({
  // The look and the drawings that the hosts share lie outside of this folder.
  server: { fs: { allow: ["../.."] } },
});
