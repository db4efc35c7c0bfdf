import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import path from "node:path";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { root } from "../steps/root.mjs";
import { addressProblems } from "./address-problems.mjs";
import { hostileAddresses } from "./hostile-addresses.mjs";
import { PAGE_LIMIT_MS } from "./page-problems.mjs";
import { withSite } from "./site.mjs";

/** @typedef {import("./address-problems.mjs").AddressAnswer} AddressAnswer */

/** Requests at the same time. */
const VISITORS = 4;
/** Redirects that a browser follows here; the longest chain of the site is shorter. */
const MAX_REDIRECTS = 4;
/** Checks the health of the site after so many addresses. */
const HEALTH_EVERY = 100;

/**
 * Sends an address as it is: `fetch` would clean it first.
 *
 * @param {string} site
 * @param {string} address
 * @param {Agent} agent
 * @returns {Promise<AddressAnswer>}
 */
function load(site, address, agent) {
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ error) => resolve({ status: 0, headers: {}, body: error.message });
    const signal = AbortSignal.timeout(PAGE_LIMIT_MS);
    const asked = request(site, { path: address, agent, signal }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
        );
        resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts).toString() });
      });
    });
    asked.on("error", fail);
    asked.end();
  });
}

/** @param {string} site @param {string} address @param {Agent} agent */
async function visit(site, address, agent) {
  let next = address;
  /** @type {number[]} */
  const statuses = [];
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await load(site, next, agent);
    statuses.push(answer.status);
    const problems = addressProblems(answer);
    const { location } = answer.headers;
    if (problems.length > 0 || location === undefined) return { statuses, problems };
    next = location;
  }
  return { statuses, problems: [`more than ${MAX_REDIRECTS} redirects`] };
}

/**
 * @param {string} site
 * @param {readonly string[]} addresses
 */
async function visitAll(site, addresses) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const left = addresses.entries();
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {string[]} */
  const problems = [];
  let held = 0;
  const work = async () => {
    for (const [index, address] of left) {
      const found = await visit(site, address, agent);
      const outcome = found.statuses.join(" → ");
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      held += found.problems.length === 0 ? 1 : 0;
      problems.push(...found.problems.map((problem) => `\`${address.slice(0, 120)}\`: ${problem}`));
      if (index % HEALTH_EVERY > 0) continue;
      const { status } = await load(site, "/healthz", agent);
      if (status !== 200) problems.push(`/healthz answers ${status} after \`${address.slice(0, 120)}\``);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, work));
  const health = await load(site, "/healthz", agent);
  if (health.status !== 200) problems.push(`/healthz answers ${health.status} at the end`);
  agent.destroy();
  return { counts, problems, held };
}

/** @param {{ every: number, isWritten: boolean }} options */
export async function benchAddresses({ every, isWritten }) {
  /** @type {Readonly<Record<string, string>>} */
  const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const addresses = hostileAddresses(Object.values(pages), "en").filter((_, index) => index % every === 0);
  await withSite(async (site) => {
    const began = performance.now();
    const { counts, problems, held } = await visitAll(site, addresses);
    const text = [
      "# Hostile addresses",
      "",
      `Written by \`npm run bench:faults -- --addresses\`. ${await machine()} A running page server with the mock back end is asked for each page and each other route with hostile values in the path and in each query key: markup, wrong and overlong encodings, line breaks, other hosts, names of prototypes, huge numbers, 6,000 characters${every > 1 ? `; one of ${every}` : ""}. The addresses are sent as they are, ${VISITORS} at a time. An address is held when each answer comes within ${PAGE_LIMIT_MS / 1_000} s with a status other than 5xx (503 only with \`Retry-After\`), redirects stay on the site and end, the page has nothing of the address unescaped and no link to another host or a script. \`/healthz\` must answer 200 during and after the run.`,
      "",
      `**${addresses.length} addresses ran, ${held} held**, in ${Math.round((performance.now() - began) / 1_000)} s.`,
      "",
      table(
        ["answers", "addresses"],
        [...counts].sort(([, one], [, other]) => other - one).map(([outcome, count]) => [outcome, count]),
      ),
      "",
      ...problems.map((line) => `- ${line}`),
      "",
    ].join("\n");
    if (isWritten) await keepReport("addresses.md", text);
    else console.log(text);
    if (problems.length > 0) process.exitCode = 1;
  });
}
