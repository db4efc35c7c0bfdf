import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:search [-- --scroll]

Measures scroll, map and filters of the results at a quarter of the processor.

  --scroll  the scrolling alone, told and not written down`;

await runInstalled(help, { scroll: { type: "boolean" } }, () => import("./bench-search/main.mjs"));
