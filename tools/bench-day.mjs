import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:day [-- --no-write]

Works a team's day in a fresh clone of the last commit: first start, hot reload, check, tests of a remote, release, preview,
canary, promotion, rollback, new remote. Writes the time of each step.

  --no-write  prints the report instead of writing it to docs/benchmarks`;

await runInstalled(help, { "no-write": { type: "boolean" } }, () => import("./bench-day/main.mjs"));
