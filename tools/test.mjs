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
import { hasVarnish } from "./varnish/varnish.mjs";

const help = `npm test [-- <folder or file> …] [-t name] [--watch]

Everything that CI runs: the checks, Jest, the build, a new remote, the object store, and the browser tests. With folders
or files, such as mf-search or e2e/journeys/search.spec.ts: their tests only. Browser tests first build what has changed.

  -t, --name  only tests whose title matches this regular expression
  --watch     Jest tests again on each change`;

const jestReport = path.join(root, "node_modules/.cache/stays/jest.json");
const objectStoreReport = path.join(root, "node_modules/.cache/stays/object-store.json");
const e2eReport = path.join(root, "node_modules/.cache/stays/e2e.json");
const buildsReport = path.join(root, "node_modules/.cache/stays/e2e-builds.json");
const secondWorldReport = path.join(root, "node_modules/.cache/stays/second-world.json");
const reports = [jestReport, objectStoreReport, e2eReport, buildsReport, secondWorldReport];
/** One Jest worker per core: unit tests wait for nothing but the processor. */
const WORKERS = String(availableParallelism());

/**
 * What to run; no files = everything.
 *
 * @type {{ files: readonly string[], title: string | undefined, isWatching: boolean }}
 */
let order = { files: [], title: undefined, isWatching: false };
/** @param {string} file */
const isBrowserTest = (file) => /^e2e(?:\/|$)/.test(file);

/** @type {import("./steps/test-count.mjs").TestCount[]} */
const counts = [];

/** Runs Jest tests. @param {readonly string[]} [files] none = all */
async function jest(files = []) {
  const args = ["node_modules/jest/bin/jest.js", `--maxWorkers=${WORKERS}`, "--silent=false", ...files];
  if (order.title !== undefined) args.push("--testNamePattern", order.title);
  if (order.isWatching) return run(process.execPath, [...args, "--watchAll"], { NODE_ENV: "test" });
  try {
    await run(process.execPath, [...args, "--json", `--outputFile=${jestReport}`], { NODE_ENV: "test" });
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

/** Runs the tests of the chosen files only. */
async function chosenTests() {
  const { files, title } = order;
  const specs = files.filter(isBrowserTest);
  const others = files.filter((file) => !isBrowserTest(file));
  if (others.length > 0) await step(`jest ${others.join(" ")}`, () => jest(others));
  if (specs.length === 0) return;
  const { buildStale } = await import("./build.mjs");
  await step("build", buildStale);
  const grep = title === undefined ? [] : ["--grep", title];
  await step(`end to end ${specs.join(" ")}`, () => browserTests(e2eReport, [...specs, ...grep]));
}

async function steps() {
  assertNodeVersion();
  await Promise.all(reports.map((file) => rm(file, { force: true })));
  await install();
  if (order.files.length > 0) return chosenTests();
  const { check } = await import("./check.mjs");
  const { buildStale } = await import("./build.mjs");
  await step("check", check);
  await step("jest", () => jest());
  await step("build", buildStale);
  await step("budgets", () => run(process.execPath, ["tools/checks/budgets.mjs"]));
  // Each waits much, the first for browsers and the second for Ceph.
  await Promise.all([
    step("new remote", () => run(process.execPath, ["tools/checks/new-remote.mjs"])),
    step("object store", objectStore),
  ]);
  await step("end to end", () => browserTests(e2eReport, ["--project=pages"]));
  if (!(await hasVarnish()))
    console.log("– the cache in front is NOT tested: install Varnish (on Debian: varnish)");
  await step("end to end, builds and releases", () => browserTests(buildsReport, ["--project=builds"]));
  return step("end to end, second world", secondWorld);
}

/** @type {import("./steps/usage.mjs").Options} */
const options = {
  name: { type: "string", short: "t" },
  watch: { type: "boolean" },
};

await runCommand(help, { words: Number.POSITIVE_INFINITY, options }, async ({ words, values }) => {
  const missing = words.find((word) => !existsSync(path.join(root, word)));
  if (missing !== undefined) throw new UsageError(`There is no folder or file ${missing}.`, help);
  const isNarrowed = values.name !== undefined || values.watch === true;
  if (isNarrowed && words.length === 0) throw new UsageError("-t and --watch need a folder or file.", help);
  order = {
    files: words,
    title: typeof values.name === "string" ? values.name : undefined,
    isWatching: values.watch === true,
  };
  try {
    await steps();
  } catch (error) {
    console.error(error instanceof ToolError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  if (order.isWatching) return;
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const repeated = counts.reduce((sum, count) => sum + count.repeated, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (repeated > 0)
    console.log(`${repeated} passed on a second try only: a defect to understand, see "flaky" above`);
});
