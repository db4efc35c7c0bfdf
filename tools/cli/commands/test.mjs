import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineCommand } from "citty";
import { findChromium, findFirefox } from "../../support/browsers.mjs";
import { buildChanged } from "../../support/build-changed.mjs";
import { run } from "../../support/command.mjs";
import { ensurePrograms, slowPrograms } from "../../support/debian-packages.mjs";
import { root } from "../../support/root.mjs";
import { eachStage, step, ToolError, UsageError } from "../../support/step.mjs";
import { runChecks } from "./check.mjs";

/**
 * Counts of tests.
 *
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Counts the tests of a report by Jest or by Playwright. A run without one has failed.
 *
 * @param {string} file
 * @returns {Promise<TestCount>}
 */
async function countTests(file) {
  const report = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 1, stats } = report;
  return stats
    ? { passed: stats.expected, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** One Jest worker per core: unit tests wait for nothing but the processor. */
const WORKERS = String(availableParallelism());

/**
 * Tests in other worlds, by the name of their stage. In the second world those that depend on prefixes, names, currency
 * or time zone; all others would pass there too. In the large one all pages, with 10,000 stays.
 */
const otherWorlds = {
  "second world": { world: "yukimori", tests: ["routing.spec", "journeys/journey.spec", "hydration.spec"] },
  "large world": { world: "large", tests: ["hydration.spec"] },
};

const reports = path.join(root, "node_modules/.cache/stays");

/** @param {string} file */
const isBrowserTest = (file) => /^e2e(?:\/|$)/.test(file);

/**
 * Runs tests, and counts them also when some fail.
 *
 * @param {TestCount[]} counts
 * @param {string} name
 * @param {(report: string) => Promise<void>} act runs the tests and writes their report
 */
const counted = (counts, name, act) =>
  step(name, async () => {
    // A run of many files has a name of many files, which is longer than a file system takes.
    const report = path.join(reports, `${name.replaceAll(/\W+/g, "-").slice(0, 100)}.json`);
    await mkdir(reports, { recursive: true });
    await rm(report, { force: true });
    try {
      await act(report);
    } finally {
      counts.push(await countTests(report));
    }
  });

/**
 * Runs Jest tests.
 *
 * @param {TestCount[]} counts
 * @param {readonly string[]} files none = all
 * @param {readonly string[]} more options of Jest
 */
const jest = (counts, files = [], more = []) =>
  counted(counts, ["jest", ...files].join(" "), (report) => {
    const args = ["node_modules/jest/bin/jest.js", `--maxWorkers=${WORKERS}`, "--silent=false"];
    const json = more.includes("--watchAll") ? [] : ["--json", `--outputFile=${report}`];
    return run(process.execPath, [...args, ...files, ...more, ...json], { NODE_ENV: "test" });
  });

/**
 * Runs browser tests.
 *
 * @param {TestCount[]} counts
 * @param {string} name
 * @param {readonly string[]} chosen arguments for Playwright
 * @param {NodeJS.ProcessEnv} env
 */
const browserTests = (counts, name, chosen, env = {}) =>
  counted(counts, name, async (report) => {
    const args = ["e2e/node_modules/@playwright/test/cli.js", "test", "-c", "e2e/playwright.config.ts"];
    await run(process.execPath, [...args, ...chosen], {
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...env,
    });
  });

/**
 * Tests the release store in a bucket against a real object store.
 *
 * @param {TestCount[]} counts
 */
async function objectStore(counts) {
  const { startCeph } = await import("../../support/ceph.mjs");
  const { env, close } = await startCeph();
  const args = ["node_modules/jest/bin/jest.js", "-c", "jest.object-store.config.mjs", "--json"];
  try {
    await counted(counts, "object store", (report) =>
      run(process.execPath, [...args, `--outputFile=${report}`], { NODE_ENV: "test", ...env }),
    );
  } finally {
    await close();
  }
}

/** @param {string} name @param {string} file of tools/checks */
const check = (name, file) => step(name, () => run(process.execPath, [`tools/checks/${file}`]));

/** What every change must pass. @param {TestCount[]} counts */
async function everyTest(counts) {
  await step("check", runChecks);
  await check("licences", "licences.mjs");
  await jest(counts);
  await step("build", () => buildChanged());
  await check("budgets", "budgets.mjs");
  await check("browser support", "browser-support.mjs");
  await browserTests(counts, "journeys", ["--project=journeys"]);
  await browserTests(counts, "firefox", ["--project=firefox"], { FIREFOX_PATH: await findFirefox() });
}

/**
 * Waits for the end of each proof, also after one that failed.
 *
 * @param {readonly Promise<void>[]} proofs
 * @throws the first failure; the others are printed
 */
async function sideBySide(proofs) {
  const ends = await Promise.allSettled(proofs);
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  for (const error of failures.slice(1)) console.error(error instanceof ToolError ? error.message : error);
  if (failures.length > 0) throw failures[0];
}

/**
 * Proofs that take minutes, or need software that few machines have. Each runs also after one that failed.
 *
 * @param {TestCount[]} counts
 */
async function slowTests(counts) {
  await step("build", () => buildChanged());
  await eachStage({
    programs: () => ensurePrograms(slowPrograms),
    // Tests of a store mostly wait for it.
    "new remote, object store": () =>
      sideBySide([check("new remote", "new-remote.mjs"), objectStore(counts)]),
    browsers: async () =>
      browserTests(
        counts,
        "browsers",
        ["slow", "firefox-slow", "translated", "sweeps"].map((project) => `--project=${project}`),
        { FIREFOX_PATH: await findFirefox() },
      ),
    releases: () => browserTests(counts, "releases", ["--project=releases"]),
    ...Object.fromEntries(
      Object.entries(otherWorlds).map(([name, { world, tests }]) => [
        name,
        () =>
          browserTests(counts, name, ["--project=journeys", "--project=sweeps", "--trace=off", ...tests], {
            SANDBOX_WORLD: world,
          }),
      ]),
    ),
  });
}

/**
 * The tests of the chosen files only.
 *
 * @param {TestCount[]} counts
 * @param {readonly string[]} files
 * @param {{ name?: string | undefined, watch?: boolean | undefined }} options
 */
async function chosenTests(counts, files, { name, watch }) {
  const specs = files.filter(isBrowserTest);
  const others = files.filter((file) => !isBrowserTest(file));
  const named = name === undefined ? [] : ["--testNamePattern", name];
  if (others.length > 0) await jest(counts, others, [...named, ...(watch ? ["--watchAll"] : [])]);
  if (specs.length === 0) return;
  await step("build", () => buildChanged());
  const grep = name === undefined ? [] : ["--grep", name];
  const projects = ["journeys", "sweeps", "releases", "slow"].map((project) => `--project=${project}`);
  await browserTests(counts, `end to end ${specs.join(" ")}`, [...projects, ...specs, ...grep]);
}

export const test = defineCommand({
  meta: {
    name: "test",
    description: `What every change must pass: the checks, Jest, the build and the journeys of travellers.

With folders or files, such as mf-search or e2e/journeys/search.spec.ts: their tests only. Browser tests first build what has
changed.`,
  },
  args: {
    files: {
      type: "positional",
      required: false,
      description: "folders or files of tests",
      valueHint: "file …",
    },
    name: {
      type: "string",
      alias: "t",
      description: "only tests whose title matches this regular expression",
    },
    watch: { type: "boolean", description: "Jest tests again on each change" },
    slow: {
      type: "boolean",
      description:
        "the slow proofs instead: all pages, faults, releases, object store, HAProxy, Varnish, WebKit, other worlds",
    },
  },
  async run({ args }) {
    const files = args._;
    const missing = files.find((word) => !existsSync(path.join(root, word)));
    if (missing !== undefined) throw new UsageError(`There is no folder or file ${missing}.`);
    if ((args.name !== undefined || args.watch) && files.length === 0)
      throw new UsageError("-t and --watch need a folder or file.");
    if (args.slow && files.length > 0) throw new UsageError("--slow takes no folder or file.");
    /** @type {TestCount[]} */
    const counts = [];
    try {
      if (files.length > 0) await chosenTests(counts, files, args);
      else await (args.slow ? slowTests(counts) : everyTest(counts));
    } catch (error) {
      console.error(error instanceof ToolError ? `\n${error.message}` : error);
      process.exitCode = 1;
    }
    // A count of nothing, last in a log, would read as if there were no tests.
    if (args.watch || counts.length === 0) return;
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
  },
});
