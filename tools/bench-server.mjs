import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:server [-- --overload | --growth] [--no-write]

Measures how many pages a second the server sends: with its page cache, rendering each page, and without rendering. Needs wrk, except with --overload; on Debian root installs it.

  --overload  measures instead what visitors get at half to five times the load that it can render
  --growth    measures instead two servers on this machine, and memory during thousands of searches
  --no-write  prints the report instead of writing it to docs/benchmarks`;

await runInstalled(
  help,
  { overload: { type: "boolean" }, growth: { type: "boolean" }, "no-write": { type: "boolean" } },
  () => import("./bench/server-main.mjs"),
);
