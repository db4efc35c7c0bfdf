import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { cloneInto } from "./clone.mjs";

const PORT = "3777";
const PAGE = `http://localhost:${PORT}/en/stays`;
const HEADING = "mf-search/texts/en.json";
const REMOTE = "mf-search";
const NEW = "mf-snow-report";

/** Seconds of the same step at commit b0807a0, on another machine with two cores. */
const BEFORE = {
  "first start, from an empty clone": 16,
  "hot reload, from saving to the new text": 0.15,
  "npm run check": 15,
  release: 39,
  rollback: 0.6,
};

/** @type {Map<string, number>} */
const times = new Map();

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} act
 */
async function time(name, act) {
  const started = performance.now();
  const result = await act();
  times.set(name, (performance.now() - started) / 1_000);
  return result;
}

/** @param {string} heading */
const headed = (heading) => (/** @type {string} */ text) =>
  text.replace(/"stays": "[^"]*"/, `"stays": "${heading}"`);

/** @param {import("./clone.mjs").Clone} clone */
async function develop(clone) {
  const browser = await openBrowser();
  const dev = await time("npm run dev, built before", () =>
    clone.until(["run", "dev", "--", REMOTE], /run with hot reload at/),
  );
  try {
    const page = await browser.newPage();
    await page.goto(PAGE);
    // In each frame: a locator looks only every half second.
    const shown = (/** @type {string} */ text) =>
      page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, text);
    await shown("Stays");
    // The first edits wait for the compilers, which have just started.
    for (const warming of ["Warm once", "Warm twice", "Warm again"]) {
      await clone.edit(HEADING, headed(warming));
      await shown(warming);
    }
    await clone.edit(HEADING, headed("Warm stays"));
    await time("hot reload, from saving to the new text", () => shown("Warm stays"));
  } finally {
    await dev.end();
    await browser.close();
  }
}

/** @param {import("./clone.mjs").Clone} clone */
async function release(clone) {
  const all = ["mf-property", "mf-packages", "mf-cart", "mf-upsell", "mf-transport", REMOTE];
  for (const remote of all) await clone.npm("run", "release", "--", remote, "--unseen");
  const site = await clone.until(["start"], /Stays is at/);
  try {
    await clone.edit(HEADING, headed("Warmer stays"));
    await time("release", () => clone.npm("run", "release", "--", REMOTE));
    await time("rollback", () => clone.npm("run", "rollback", "--", REMOTE));
    await clone.edit(HEADING, headed("Warmest stays"));
    await time("preview", () => clone.npm("run", "preview", "--", REMOTE));
    await time("canary of the previewed version", () => clone.npm("run", "canary", "--", REMOTE, "10"));
    await time("promotion of the canary", () => clone.npm("run", "promote", "--", REMOTE));
  } finally {
    await site.end();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), "stays-day-"));
try {
  const clone = await cloneInto(path.join(folder, "clone"), {
    PORT,
    RELEASES: path.join(folder, "releases"),
    DATA: path.join(folder, "data"),
    RELEASED_BY: "bench:day",
  });
  const first = await time("first start, from an empty clone", () => clone.until(["start"], /Stays is at/));
  await first.end();
  const second = await time("start again, nothing changed", () => clone.until(["start"], /Stays is at/));
  await second.end();
  await time("npm run check", () => clone.npm("run", "check"));
  await time("npm run check, again", () => clone.npm("run", "check"));
  await time("npm test -- mf-transport", () => clone.npm("test", "--", "mf-transport"));
  await develop(clone);
  await release(clone);
  await time("a new remote", () => clone.npm("run", "new-remote", "--", NEW));
} finally {
  await rm(folder, { recursive: true, force: true });
}

const seconds = (/** @type {number | undefined} */ value) =>
  value === undefined ? "–" : value < 1 ? value.toFixed(2) : value.toFixed(1);
const rows = [...times].map(([name, value]) => [
  name,
  seconds(BEFORE[/** @type {keyof typeof BEFORE} */ (name)]),
  seconds(value),
]);
const report = [
  "# A team's day",
  "Seconds of each step of a team's day, in a fresh clone.",
  "**Repeat:** `npm run bench:day`.",
  `**Setup:** ${await machine()} One run; the hot reload is the fourth edit, the first ones after a start take up to a second. The packages are in pnpm's store of the machine. *Before* is commit b0807a0 on another machine with two cores.`,
  table(["step", "before", "now"], rows),
  "",
].join("\n\n");
if (process.argv.includes("--no-write")) console.log(report);
else await keepReport("day.md", report);
