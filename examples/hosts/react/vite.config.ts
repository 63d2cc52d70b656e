import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The look and the drawings that the hosts share lie outside of this folder.
  server: { fs: { allow: ["../.."] } },
});
