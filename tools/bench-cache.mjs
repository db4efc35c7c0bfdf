import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:cache [-- --no-write]

Measures how many pages Varnish answers with deploy/varnish.vcl, for searches of returning visitors, and how soon a release
shows. Needs Varnish (on Debian: varnish).

  --no-write  prints the report instead of writing it to docs/benchmarks`;

await runInstalled(help, { "no-write": { type: "boolean" } }, () => import("./bench-cache/main.mjs"));
