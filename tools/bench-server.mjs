import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:server [-- --no-write]

Measures how many pages a second the server sends: with its page cache, rendering each page, and without rendering.

  --no-write  prints the report instead of writing it to docs/benchmarks`;

await runInstalled(help, { "no-write": { type: "boolean" } }, () => import("./bench/server-main.mjs"));
