import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../support/root.mjs";

/** @typedef {import("./write-remote.mjs").NewRemote} NewRemote */

/** Size budget of a new remote, in bytes. Only the platform team raises it. */
const BUDGET = { entry: 6_000, part: 20_000 };

/**
 * A file that names every remote, and a function that adds a new one to it.
 *
 * @typedef {{ file: string, add: (text: string, remote: NewRemote) => string }} List
 */

/**
 * Inserts a line after the last one that matches.
 *
 * @param {string} text
 * @param {RegExp} like
 * @param {string} line
 */
function afterLast(text, like, line) {
  const lines = text.split("\n");
  const index = lines.findLastIndex((one) => like.test(one));
  if (index === -1) throw new Error(`No line is like ${like}.`);
  return [...lines.slice(0, index + 1), line, ...lines.slice(index + 1)].join("\n");
}

/** @type {readonly List[]} */
const ofAll = [
  {
    file: "budgets.json",
    add: (text, { words, slot }) => {
      const part = slot === null ? `./page-${words}` : `./slot-${words}.${slot}`;
      const budgets = { ...JSON.parse(text), [`mf-${words}`]: { entry: BUDGET.entry, [part]: BUDGET.part } };
      return `${JSON.stringify(budgets, null, 2)}\n`;
    },
  },
  {
    file: "CODEOWNERS",
    add: (text, { words }) => afterLast(text, /^\/mf-/, `/mf-${words}/ @stays/${words}`),
  },
  {
    file: "README.md",
    add: (text, { words }) =>
      afterLast(text, /^\| `mf-[a-z-]+\/` \|/, `| \`mf-${words}/\` | ${words.replaceAll("-", " ")} |`),
  },
];

const routeTable = "shared/routes/src/route-table.ts";

/** @param {string} text @param {NewRemote} remote */
const withName = (text, { words }) => afterLast(text, /^ {2}"mf-[a-z-]+",$/, `  "mf-${words}",`);

/** @type {readonly List[]} */
const ofPage = [
  {
    file: routeTable,
    add: (text, remote) => {
      const { words } = remote;
      const entry = `{ pattern: "/stays/${words}", remote: "mf-${words}", page: "${words}" }`;
      const line = `  ${words.replaceAll("-", "")}: ${entry},`;
      return afterLast(withName(text, remote), /^ {2}\w+: \{.*\},$|^ {2}\},$/, line);
    },
  },
];

/** @type {readonly List[]} */
const ofSlot = [
  { file: routeTable, add: withName },
  {
    file: "shared/contract/src/slots.ts",
    add: (text, { words, slot }) => {
      const name = `"${words}.${slot}"`;
      const declared = afterLast(text, /^ {2}(?:"[a-z.-]+": .*|\});$/, `  ${name}: Record<never, never>;`);
      return afterLast(
        declared,
        /^ {2}"[a-z.-]+": \{ remote: .*\},$/,
        `  ${name}: { remote: "mf-${words}", isOptional: true },`,
      );
    },
  },
  {
    file: "host/app/shell/footer.tsx",
    add: (text, { words, slot }) =>
      afterLast(
        text.replace(
          'import { useSettings } from "@stays/contract"',
          'import { Slot, useSettings } from "@stays/contract"',
        ),
        /<p>\{t\("footerPay"\)\}<\/p>|<Slot /,
        `        <Slot name="${words}.${slot}" />`,
      ),
  },
];

/**
 * Adds a remote to every file that lists remotes.
 *
 * @param {NewRemote} remote
 * @returns {Promise<readonly string[]>} the files, from the root
 */
export async function nameRemote(remote) {
  const lists = [...ofAll, ...(remote.slot === null ? ofPage : ofSlot)];
  for (const { file, add } of lists) {
    const listFile = path.join(root, file);
    await writeFile(listFile, add(await readFile(listFile, "utf8"), remote));
  }
  return lists.map(({ file }) => file);
}
