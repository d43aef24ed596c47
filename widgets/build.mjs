// Bundles src/ into the one module that the Python package ships.
import { build } from "esbuild";

await build({
  entryPoints: ["src/index.js"],
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  minify: true,
  banner: { js: "// Built from widgets/src by `npm run build`: change it there." },
  outfile: "../rulebook_lab/views/static/page.js",
});
