import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:search [-- --scroll | --map]

Measures scroll, map and filters of the results, with the processor throttled to a quarter.

  --scroll  measures the scroll only and prints the result without writing it
  --map     the same for the map`;

await runInstalled(
  help,
  { scroll: { type: "boolean" }, map: { type: "boolean" } },
  () => import("./bench-search/main.mjs"),
);
