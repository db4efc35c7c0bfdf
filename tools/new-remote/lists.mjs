import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { readTexts, UNTRANSLATED_FILE } from "../texts/text-problems.mjs";
import { toHeading } from "./write-remote.mjs";

/** @typedef {import("./write-remote.mjs").NewRemote} NewRemote */

/** Size budget of a new remote, in bytes. Only the platform team raises it. */
const BUDGET = { entry: 9_700, part: 20_000 };
const LANGUAGES = Object.keys(readTexts(path.join(root, "host/texts")));

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

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The name of its route. @param {NewRemote} remote */
const toRoute = ({ words }) => words.replaceAll("-", "");

/** The key of its main link's text, such as `snowReport`. @param {NewRemote} remote */
const toTextKey = ({ words }) => words.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @type {readonly List[]} */
const ofAll = [
  {
    file: "budgets.json",
    add: (text, { words, slot }) => {
      const part = slot === null ? `./page-${words}` : `./slot-${words}.${slot}`;
      return json({ ...JSON.parse(text), [`mf-${words}`]: { entry: BUDGET.entry, [part]: BUDGET.part } });
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
      return afterLast(
        withName(text, remote),
        /^ {2}\w+: \{.*\},$|^ {2}\},$/,
        `  ${toRoute(remote)}: ${entry},`,
      );
    },
  },
  {
    file: "host/app/shell/main-navigation.tsx",
    add: (text, remote) => {
      const route = toRoute(remote);
      const link = `{ textKey: "${toTextKey(remote)}", route: "${route}", currentOn: ["${route}"] }`;
      return afterLast(text, /^ {4}\},$/, `    ${link},`);
    },
  },
  ...LANGUAGES.map((language) => ({
    file: `host/texts/${language}.json`,
    /** @param {string} text @param {NewRemote} remote */
    add: (text, remote) => json({ ...JSON.parse(text), [toTextKey(remote)]: toHeading(remote) }),
  })),
  {
    file: `host/texts/${UNTRANSLATED_FILE}`,
    add: (text, remote) => {
      const marked = text === "" ? {} : JSON.parse(text);
      const others = LANGUAGES.filter((language) => language !== "en");
      return json(
        Object.fromEntries(others.map((one) => [one, [...(marked[one] ?? []), toTextKey(remote)]])),
      );
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
        `  ${name}: { remote: "mf-${words}" },`,
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

/** The files that name a remote. @param {NewRemote} remote @returns {readonly List[]} */
export const getLists = ({ slot }) => [...ofAll, ...(slot === null ? ofPage : ofSlot)];

/** @param {string} file @returns {Promise<string>} empty when there is none */
const readText = (file) =>
  readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });

/**
 * Adds a remote to every file that lists remotes.
 *
 * @param {NewRemote} remote
 * @returns {Promise<readonly string[]>} the files, from the root
 */
export async function nameRemote(remote) {
  const lists = getLists(remote);
  for (const { file, add } of lists) {
    const listFile = path.join(root, file);
    await writeFile(listFile, add(await readText(listFile), remote));
  }
  return lists.map(({ file }) => file);
}
