import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "./steps/command.mjs";
import { root } from "./steps/root.mjs";

/** The files of the add flow that decide something, without React. */
const FILES = [
  "add-state",
  "run-add",
  "destination",
  "failure",
  "order",
  "answer",
  "problem",
  "basket-lines",
  "without",
  "watch",
];

/** @typedef {{ covered: number, total: number }} Count */
/** @typedef {{ branches: Count, lines: Count }} Coverage */
/** @typedef {{ status: string, fullName: string }} Case */

/**
 * @param {string} name
 * @param {Coverage | undefined} coverage
 */
function row(name, coverage) {
  if (!coverage) throw new Error(`Nothing was measured for ${name}.`);
  const { branches, lines } = coverage;
  return `| ${name} | ${branches.covered} of ${branches.total} | ${lines.covered} of ${lines.total} |`;
}

/**
 * Writes docs/add-flow.md: how much of the add flow its tests reach, and what they say, as measured just now.
 *
 * @param {string} folder for what Jest reports
 */
async function write(folder) {
  const report = path.join(folder, "jest.json");
  await run(
    process.execPath,
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects=rules",
      "--coverage",
      "--coverageProvider=v8",
      "--coverageReporters=json-summary",
      `--coverageDirectory=${folder}`,
      `--collectCoverageFrom=mf-cart/add-flow/{${FILES.join(",")}}.ts`,
      "--json",
      `--outputFile=${report}`,
      "mf-cart/add-flow",
    ],
    { NODE_ENV: "test" },
  );
  /** @type {Record<string, Coverage>} */
  const coverage = JSON.parse(await readFile(path.join(folder, "coverage-summary.json"), "utf8"));
  /** @type {{ testResults: { assertionResults: Case[] }[] }} */
  const { testResults } = JSON.parse(await readFile(report, "utf8"));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const rows = FILES.map((name) =>
    row(`\`${name}.ts\``, coverage[path.join(root, `mf-cart/add-flow/${name}.ts`)]),
  );
  const titles = tests
    .map(({ status, fullName }) => `| ${status} | ${fullName.replaceAll("|", "\\|")} |`)
    .sort();
  const text = `# The add flow and its tests

Written by \`node tools/add-flow-coverage.mjs\`, which runs the tests of \`mf-cart/add-flow\`; not by hand. Branches are
those that V8 counts in the compiled file. What a view does with the end of an add is tested in
\`mf-cart/add-button\`, and in the browser in \`e2e/basket.spec.ts\` and \`e2e/cart-*.spec.ts\`; neither is counted here.

| File | Branches tested | Lines tested |
| --- | --- | --- |
${[...rows, row("**All**", coverage.total)].join("\n")}

## Every case

| | Case |
| --- | --- |
${titles.join("\n")}
`;
  await writeFile(path.join(root, "docs/add-flow.md"), text);
}

const folder = await mkdtemp(path.join(tmpdir(), "add-flow-"));
try {
  await write(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
