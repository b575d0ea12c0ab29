// Builds the stage into the Python package: widget.js + widget.css (Jupyter), standalone.js (a page without a kernel),
// whatif.js, curve.js, foresight.js and their styles (parts of the stage that come when they are needed).
// `node build.mjs --outdir DIR` writes somewhere else, so that a test can compare with what is committed.
import * as esbuild from "esbuild";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const flag = process.argv.indexOf("--outdir");
const outdir = flag > 0 ? resolve(process.argv[flag + 1]) : resolve(here, "../imperial_widget/widget/static");

const options = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  target: ["es2022"],
  legalComments: "none",
  charset: "utf8",
  outdir,
};

const parts = { whatif: "src/parts/whatif.ts", curve: "src/parts/curve.ts", foresight: "src/parts/foresight.ts" }; // not in the bundle: src/parts.ts says why
await esbuild.build({ ...options, entryPoints: { widget: "src/widget.ts", ...parts }, format: "esm" });
await esbuild.build({
  ...options,
  entryPoints: { standalone: "src/standalone.ts" },
  format: "iife",
  globalName: "ImperialWidget",
});
