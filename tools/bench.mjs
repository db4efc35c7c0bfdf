import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench [-- --rounds 7] [--builds one,other] [--no-write]

Measures the pages in the browser against other builds of the same source, and the server under load.

  --rounds    how often each page is opened
  --builds    the builds that are compared, all otherwise
  --no-write  prints the reports instead of writing them to docs/benchmarks`;

await runInstalled(
  help,
  { rounds: { type: "string" }, builds: { type: "string" }, "no-write": { type: "boolean" } },
  () => import("./bench/main.mjs"),
);
