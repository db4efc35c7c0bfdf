import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findChromium } from "./steps/chromium.mjs";
import { run } from "./steps/command.mjs";
import { install } from "./steps/install.mjs";
import { assertNodeVersion } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { step, ToolError } from "./steps/step.mjs";
import { jestCount, playwrightCount } from "./steps/test-count.mjs";
import { runCommand, UsageError } from "./steps/usage.mjs";

const help = `npm test [-- <folder or file> …]

Everything that CI runs: the checks, Jest, the build, a new remote, the object store, and the browser tests. With folders,
such as mf-search: their Jest tests only.`;

const jestReport = path.join(root, "node_modules/.cache/stays/jest.json");
const objectStoreReport = path.join(root, "node_modules/.cache/stays/object-store.json");
const e2eReport = path.join(root, "node_modules/.cache/stays/e2e.json");
const buildsReport = path.join(root, "node_modules/.cache/stays/e2e-builds.json");
const secondWorldReport = path.join(root, "node_modules/.cache/stays/second-world.json");
const reports = [jestReport, objectStoreReport, e2eReport, buildsReport, secondWorldReport];
/** One Jest worker per core: unit tests wait for nothing but the processor. */
const WORKERS = String(availableParallelism());

/** Folders whose tests run; none = all tests. @type {readonly string[]} */
let folders = [];

/** @type {import("./steps/test-count.mjs").TestCount[]} */
const counts = [];

async function jest() {
  const args = [
    "node_modules/jest/bin/jest.js",
    `--maxWorkers=${WORKERS}`,
    "--json",
    `--outputFile=${jestReport}`,
  ];
  try {
    await run(process.execPath, [...args, "--silent=false", ...folders], { NODE_ENV: "test" });
  } finally {
    counts.push(await jestCount(jestReport));
  }
}

/**
 * Starts Ceph. On a machine that cannot run it, prints so and returns null, so that all other tests still
 * run.
 */
async function openObjectStore() {
  const { hasCeph, startCeph } = await import("./object-store/ceph.mjs");
  try {
    if (await hasCeph()) return await startCeph();
    console.log("– object storage is NOT tested: install Ceph (on Debian: radosgw)");
  } catch (error) {
    console.log(`– object storage is NOT tested: Ceph did not start: ${error}`);
  }
  return null;
}

/** Tests the release store in a bucket against a real object store. */
async function objectStore() {
  const store = await openObjectStore();
  if (!store) return;
  const { env, close } = store;
  const args = ["-c", "jest.object-store.config.mjs", "--json", `--outputFile=${objectStoreReport}`];
  try {
    await run(process.execPath, ["node_modules/jest/bin/jest.js", ...args], { NODE_ENV: "test", ...env });
  } finally {
    await close();
    counts.push(await jestCount(objectStoreReport));
  }
}

/**
 * Runs browser tests.
 *
 * @param {string} report file of the counts in JSON
 * @param {readonly string[]} chosen arguments for Playwright; none = all tests
 * @param {NodeJS.ProcessEnv} env
 */
async function browserTests(report, chosen = [], env = {}) {
  const chromium = await findChromium();
  const args = ["e2e/node_modules/@playwright/test/cli.js", "test", "-c", "e2e/playwright.config.ts"];
  try {
    await run(process.execPath, [...args, ...chosen], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...env,
    });
  } finally {
    counts.push(await playwrightCount(report));
  }
}

/**
 * Tests that depend on prefixes, names, currency or time zone run in the second world. All others would pass
 * there too and double the time.
 */
const secondWorldTests = [
  "smoke.spec",
  "routing.spec",
  "journey.spec",
  "property-head.spec",
  "hydration.spec",
];

const secondWorld = () =>
  browserTests(secondWorldReport, ["--project=pages", ...secondWorldTests], {
    SANDBOX_WORLD: "yukimori",
  });

async function steps() {
  assertNodeVersion();
  await Promise.all(reports.map((file) => rm(file, { force: true })));
  await install();
  if (folders.length > 0) return step(`jest ${folders.join(" ")}`, jest);
  const { check } = await import("./check.mjs");
  const { buildStale } = await import("./build.mjs");
  await step("check", check);
  await step("jest", jest);
  await step("build", buildStale);
  await step("new remote", () => run(process.execPath, ["tools/checks/new-remote.mjs"]));
  await step("object store", objectStore);
  await step("end to end", () => browserTests(e2eReport, ["--project=pages"]));
  await step("end to end, builds and releases", () => browserTests(buildsReport, ["--project=builds"]));
  return step("end to end, second world", secondWorld);
}

await runCommand(help, { words: Number.POSITIVE_INFINITY }, async ({ words }) => {
  const missing = words.find((word) => !existsSync(path.join(root, word)));
  if (missing !== undefined) throw new UsageError(`There is no folder or file ${missing}.`, help);
  folders = words;
  try {
    await steps();
  } catch (error) {
    console.error(error instanceof ToolError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
});
