// npm run bench: the pages in the browser against other builds of the same source, and the server under load.
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { openContestants } from "./bench/contestants.mjs";
import { machine } from "./bench/report/machine.mjs";
import { pagesReport } from "./bench/report/pages-report.mjs";
import { serverReport } from "./bench/report/server-report.mjs";
import { runRounds } from "./bench/rounds.mjs";
import { measureServer } from "./bench/server/measure-server.mjs";
import { buildStale } from "./build.mjs";
import { findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/root.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    /** Names of the builds, separated by commas; all when missing. */
    builds: { type: "string" },
    "no-write": { type: "boolean", default: false },
  },
});
const library = "@playwright/test";
const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);

/** @param {string} name @param {string} text */
async function keep(name, text) {
  console.log(text);
  if (values["no-write"]) return;
  const file = path.join(root, "docs/benchmarks", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

await buildStale();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const { contestants, rendered, composed, close } = await openContestants(browser, values.builds?.split(","));
try {
  const rounds = Number(values.rounds);
  const seen = await runRounds(browser, contestants, rounds);
  const name = `Chromium ${browser.version()}`;
  await keep("pages.md", pagesReport({ seen, rounds, browser: name, machine: await machine() }));
  const rows = await measureServer({ rendered, composed });
  await keep("server.md", serverReport({ rows, machine: await machine() }));
} finally {
  await close();
  await browser.close();
}
