import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:interactions [-- --page village --window phone | --changes]

Clicks or taps every control of every page with the processor throttled to a quarter, and writes the time to the
next paint (INP).
Also measures page changes with and without a prefetch.

  --page     a name of e2e/support/pages.json: measures this page alone and keeps the rows of the others
  --window   phone or desktop; both by default
  --changes  measures the page changes alone`;

await runInstalled(
  help,
  { page: { type: "string" }, window: { type: "string" }, changes: { type: "boolean" } },
  () => import("./bench-interactions/main.mjs"),
);
