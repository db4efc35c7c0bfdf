import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:faults [-- --addresses | --browser] [--every 1] [--only text] [--no-write]

The fault matrix of the rendering server: each page, with each call of Galaxy that it makes, with each fault of its
answer: no answer, broken answers, codes, and each field missing, null or of another type. Generated from the answers of
the mock. No page may fail, be blank, or show a value that is none. Writes docs/benchmarks/faults.md.

  --addresses  asks for hostile addresses instead: each page and route with each value in path and query. Writes
               docs/benchmarks/addresses.md
  --browser    loads each page in Chromium, with each fault of its calls and of its remotes, and lets it recover.
               Writes docs/benchmarks/browser-faults.md
  --every      takes one of so many fields, addresses or cases only
  --only       takes the cases of the browser whose name contains this text
  --no-write   prints the report instead`;

const options = /** @type {const} */ ({
  addresses: { type: "boolean" },
  browser: { type: "boolean" },
  every: { type: "string" },
  only: { type: "string" },
  "no-write": { type: "boolean" },
});

await runInstalled(help, options, async (values) => {
  const run = { every: Number(values.every ?? "1"), isWritten: values["no-write"] !== true };
  if (values.addresses) {
    const { benchAddresses } = await import("./bench-faults/addresses.mjs");
    await benchAddresses(run);
  } else if (values.browser) {
    const { benchBrowser } = await import("./bench-faults/browser.mjs");
    await benchBrowser({ ...run, only: String(values.only ?? "") });
  } else {
    const { benchFaults } = await import("./bench-faults/main.mjs");
    await benchFaults(run);
  }
});
