import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

/** Size budget of a new remote, in bytes. Only the platform team raises it. */
const BUDGET = { entry: 9_700, page: 20_000 };

/**
 * A file that names every remote, and a function that adds a new one to it; `words` is what follows `mf-`.
 *
 * @typedef {{ file: string, add: (text: string, words: string) => string }} List
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
    add: (text, words) => {
      const named = afterLast(text, /^ {2}"mf-[a-z-]+",$/, `  "mf-${words}",`);
      const name = words.replaceAll("-", "");
      const route = `  ${name}: { pattern: "/stays/${words}", remote: "mf-${words}", page: "${words}" },`;
      return afterLast(named, /^ {2}\w+: \{.*\},$|^ {2}\},$/, route);
    },
  },
  {
    file: "budgets.json",
    add: (text, words) => {
      const budgets = JSON.parse(text);
      const budget = { entry: BUDGET.entry, [`./page-${words}`]: BUDGET.page };
      return `${JSON.stringify({ ...budgets, [`mf-${words}`]: budget }, null, 2)}\n`;
    },
  },
  {
    file: "CODEOWNERS",
    add: (text, words) => afterLast(text, /^\/mf-/, `/mf-${words}/ @stays/${words}`),
  },
  {
    file: "README.md",
    add: (text, words) =>
      afterLast(text, /^\| `mf-[a-z-]+\/` \|/, `| \`mf-${words}/\` | ${words.replaceAll("-", " ")} |`),
  },
];

/** Adds a remote to every file that lists remotes. @param {string} words */
export async function nameRemote(words) {
  for (const { file, add } of lists) {
    const listFile = path.join(root, file);
    await writeFile(listFile, add(await readFile(listFile, "utf8"), words));
  }
}
