import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench [-- --rounds 7] [--builds one,other] [--site name=address]… [--no-write]

Measures pages in the browser, compared with other builds of the same source.

  --rounds    how often each page is opened
  --builds    the builds to compare; the default is all
  --site      a running site to compare as well, such as --site before=http://localhost:4001
  --no-write  prints the reports instead of writing them to docs/benchmarks`;

await runInstalled(
  help,
  {
    rounds: { type: "string" },
    builds: { type: "string" },
    site: { type: "string", multiple: true },
    "no-write": { type: "boolean" },
  },
  () => import("./bench/main.mjs"),
);
