import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The hosts' shared style and drawings are outside this folder.
  server: { fs: { allow: ["../.."] } },
});
