// Bundles src/ into the modules that the Python package ships.
import { build } from "esbuild";

const how = {
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  minify: true,
  banner: { js: "// Built from widgets/src by `npm run build`: change it there." },
};
await build({ ...how, entryPoints: ["src/index.js"], outfile: "../rulebook_lab/views/static/page.js" });
// a room's page loads the widget's script as it is, under its own name
await build({
  ...how,
  entryPoints: ["src/room.js"],
  external: ["./index.js"],
  outfile: "../rulebook_lab/rooms/static/room.js",
});
