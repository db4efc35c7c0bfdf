import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run bench:soak [-- --minutes 10] [--swaps 200] [--no-write]

Measures the memory of the server during minutes of visits, and during releases of a remote.`;

await runInstalled(
  help,
  { minutes: { type: "string" }, swaps: { type: "string" }, "no-write": { type: "boolean" } },
  () => import("./bench/soak-main.mjs"),
);
