import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:faults [-- --every 1] [--no-write]

The fault matrix of the rendering server: each page, with each call of Galaxy that it makes, with each fault of its
answer: no answer, broken answers, codes, and each field missing, null or of another type. Generated from the answers of
the mock. No page may fail, be blank, or show a value that is none. Writes docs/benchmarks/faults.md.

  --every     takes one of so many fields only
  --no-write  prints the report instead`;

await runInstalled(help, { every: { type: "string" }, "no-write": { type: "boolean" } }, async (values) => {
  const { benchFaults } = await import("./bench-faults/main.mjs");
  await benchFaults({ every: Number(values.every ?? "1"), isWritten: values["no-write"] !== true });
});
