import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:search [-- --scroll | --map]

Measures scroll, map and filters of the results at a quarter of the processor.

  --scroll  the scrolling alone, told and not written down
  --map     the same for the map`;

await runInstalled(
  help,
  { scroll: { type: "boolean" }, map: { type: "boolean" } },
  () => import("./bench-search/main.mjs"),
);
