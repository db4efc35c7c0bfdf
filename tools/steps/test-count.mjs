import { readFile } from "node:fs/promises";

/**
 * Counts of tests.
 *
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {number} failed
 */

/** @param {string} file @returns {Promise<any>} null when the run wrote no report */
const readReport = (file) => readFile(file, "utf8").then(JSON.parse, () => null);

/** @param {string} file report of `jest --json` @returns {Promise<TestCount>} */
export async function jestCount(file) {
  const report = await readReport(file);
  const brokenSuites = report?.numRuntimeErrorTestSuites ?? 1;
  const failed = (report?.numFailedTests ?? 0) + brokenSuites;
  return { passed: report?.numPassedTests ?? 0, failed };
}

/** @param {string} file report of Playwright's json reporter @returns {Promise<TestCount>} */
export async function playwrightCount(file) {
  const report = await readReport(file);
  const { expected = 0, unexpected = 1 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected };
}
