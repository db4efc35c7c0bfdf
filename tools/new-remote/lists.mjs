import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

/** Size budget of a new remote, in bytes. Only the platform team raises it. */
const BUDGET = { entry: 6_500, page: 20_000 };

/**
 * A file that names every remote, and a function that adds a new one to it.
 *
 * @typedef {{ file: string, add: (text: string, word: string) => string }} List
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
export const lists = [
  {
    file: "shared/routes/src/route-table.ts",
    add: (text, word) => {
      const named = afterLast(text, /^ {2}"mf-[a-z]+",$/, `  "mf-${word}",`);
      const route = `  ${word}: { pattern: "/stays/${word}", remote: "mf-${word}", page: "${word}" },`;
      return afterLast(named, /^ {2}\w+: \{.*\},$|^ {2}\},$/, route);
    },
  },
  {
    file: "budgets.json",
    add: (text, word) => {
      const budgets = JSON.parse(text);
      const budget = { entry: BUDGET.entry, [`./page-${word}`]: BUDGET.page };
      return `${JSON.stringify({ ...budgets, [`mf-${word}`]: budget }, null, 2)}\n`;
    },
  },
  {
    file: "CODEOWNERS",
    add: (text, word) => afterLast(text, /^\/mf-/, `/mf-${word}/ @stays/${word}`),
  },
  {
    file: "README.md",
    add: (text, word) => afterLast(text, /^\| `mf-[a-z]+\/` \|/, `| \`mf-${word}/\` | ${word} |`),
  },
];

/** Adds a remote to every file that lists remotes. @param {string} word */
export async function nameRemote(word) {
  for (const { file, add } of lists) {
    const listFile = path.join(root, file);
    await writeFile(listFile, add(await readFile(listFile, "utf8"), word));
  }
}
