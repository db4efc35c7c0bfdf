import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { week } from "../bench/week.mjs";
import { root } from "../steps/root.mjs";
import { fieldFaults } from "./field-faults.mjs";
import { PAGE_LIMIT_MS, pageProblems } from "./page-problems.mjs";
import { withSite } from "./site.mjs";
import { wholeFaults } from "./whole-faults.mjs";

/** @typedef {import("./faulty-galaxy.mjs").FaultyGalaxy} FaultyGalaxy */

/** Wait until the circuit breaker of an operation with five failures has closed, in milliseconds. */
const CIRCUIT_MS = 3_200;

/** @param {string} address */
async function load(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
    return { status: response.status, html: await response.text() };
  } catch (error) {
    return { status: 0, html: String(error) };
  }
}

/**
 * Runs the matrix against a running site.
 *
 * @param {string} site
 * @param {FaultyGalaxy} galaxy
 * @param {number} every tests one field out of so many
 */
async function runMatrix(site, galaxy, every) {
  /** @type {Readonly<Record<string, string>>} */
  const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  /** @type {string[]} */
  const problems = [];
  const rows = [];
  for (const [name, address] of Object.entries(pages)) {
    const page = `${site}/en${address}${week}`;
    galaxy.asked.clear();
    const usual = await load(page);
    problems.push(...pageProblems(usual).map((problem) => `${name}, no fault: ${problem}`));
    const operations = [...galaxy.asked];
    let cases = 0;
    let met = 0;
    let passed = 0;
    for (const [operation, answer] of operations) {
      // Take a different position of each block, so that every kind of fault occurs whatever the block's
      // length.
      const fields = fieldFaults(answer).filter(
        (_, index) => index % every === Math.floor(index / every) % every,
      );
      for (const fault of [...fields, ...wholeFaults]) {
        galaxy.order(operation, fault);
        const found = pageProblems(await load(page));
        cases += 1;
        met += galaxy.clear() ? 1 : 0;
        passed += found.length === 0 ? 1 : 0;
        problems.push(...found.map((problem) => `${name}, ${operation}, ${fault.name}: ${problem}`));
      }
      await wait(CIRCUIT_MS);
      const after = pageProblems(await load(page));
      problems.push(...after.map((problem) => `${name}, after the faults of ${operation}: ${problem}`));
    }
    rows.push([name, operations.length, cases, met, passed]);
    console.log(rows.at(-1)?.join(" "));
  }
  return { rows, problems };
}

/** @param {{ every: number, isWritten: boolean }} options */
export async function benchFaults({ every, isWritten }) {
  await withSite(async (site, galaxy) => {
    const began = performance.now();
    const { rows, problems } = await runMatrix(site, galaxy, every);
    const sum = (/** @type {number} */ column) => rows.reduce((total, row) => total + Number(row[column]), 0);
    const text = [
      "# The fault matrix of the rendering server",
      "",
      "Whether every page survives every failure of every call to Galaxy that it makes on the server.",
      "",
      "**Repeat:** `npm run bench:faults` (`--every 60` for one field of 60, `--no-write`). It writes this file.",
      "",
      `**Setup:** ${await machine()} Faults of a call: ${wholeFaults.map(({ name }) => name).join(", ")}. Faults of a field: missing, null and of another type${every > 1 ? `, one of ${every} fields` : ""}. After the faults of a call the page is requested once without any.`,
      "",
      table(["page", "calls", "cases", "met", "held"], rows),
      "",
      ...problems.map((line) => `- ${line}`),
      ...(problems.length > 0 ? [""] : []),
      `**Meaning.** *Met* counts the cases in which the page made the call, *held* those in which the page was in order: status 200 or 404 within ${PAGE_LIMIT_MS / 1_000} s, complete, with links and its scripts, and without \`undefined\`, \`NaN\` or \`[object Object]\`. Both must equal *cases*. This run: ${sum(2)} cases, ${sum(3)} met, ${sum(4)} held, in ${Math.round((performance.now() - began) / 1_000)} s.`,
      "",
    ].join("\n");
    if (isWritten) await keepReport("faults.md", text);
    else console.log(text);
    if (problems.length > 0) process.exitCode = 1;
  });
}
