import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the tests read the English catalogue of the Python package
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
