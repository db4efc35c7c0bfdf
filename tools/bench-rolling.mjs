import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:rolling [-- --no-write]

Puts two servers of the site behind HAProxy (deploy/haproxy.cfg; on Debian: apt-get install haproxy), has visitors load
pages with their scripts all the time, deploys another host to one server after the other, and kills one. Counts the
pages that failed, and writes docs/benchmarks/rolling.md.

  --no-write  prints the report instead`;

await runInstalled(help, { "no-write": { type: "boolean" } }, async (values) => {
  const { benchRolling } = await import("./bench-rolling/main.mjs");
  await benchRolling({ isWritten: values["no-write"] !== true });
});
