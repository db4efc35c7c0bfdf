import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:rolling [-- --no-write]

Runs two servers of the site behind HAProxy (deploy/haproxy.cfg; on Debian: apt-get install haproxy) under a constant load
of pages with their scripts. Deploys another host to one server after the other, then kills one. Counts failed pages and
writes docs/benchmarks/rolling.md.

  --no-write  prints the report instead`;

await runInstalled(help, { "no-write": { type: "boolean" } }, async (values) => {
  const { benchRolling } = await import("./bench-rolling/main.mjs");
  await benchRolling({ isWritten: values["no-write"] !== true });
});
