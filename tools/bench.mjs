import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench [-- --rounds 7] [--build name]… [--page name]… [--site name=address]… [--no-write]

Measures pages in the browser, compared with other builds of the same source.

  --rounds    how often each page is opened
  --build     a build to compare, such as --build "one app, rendered on the server"; the default is all
  --page      a page to measure, such as --page results; the default is all
  --site      a running site to compare as well, such as --site before=http://localhost:4001
  --no-write  prints the reports instead of writing them to docs/benchmarks`;

await runInstalled(
  help,
  {
    rounds: { type: "string" },
    build: { type: "string", multiple: true },
    page: { type: "string", multiple: true },
    site: { type: "string", multiple: true },
    "no-write": { type: "boolean" },
  },
  () => import("./bench/main.mjs"),
);
