import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../support/root.mjs";
import { commandNames, namesInSources, readSources } from "./names-in-code.mjs";

/** @import { Names } from "./names-in-code.mjs" */
/** @typedef {ReadonlyMap<string, Names>} Sections */

const FILE = "docs/published-names.md";
const REGENERATE = "node tools/checks/published-names.mjs --write";

/** @param {Sections} sections @returns {string} Markdown */
function printNames(sections) {
  const lists = [...sections].map(([section, names]) => {
    const lines = [...names].sort().map(([name, note]) => `- \`${name}\`${note && ` ${note}`}`);
    return `\n## ${section}\n\n${lines.join("\n")}\n`;
  });
  return `# Published names

People outside the code use these names: a name that changes breaks their work. Written by \`${REGENERATE}\`. \`npm run check\` refuses a name that goes until \`CHANGELOG.md\` names it under Removed, and one that changes until it is under Changed, with what to do instead. Better: keep the old name as an alias.
${lists.join("")}`;
}

/** @param {string} markdown @returns {Sections} */
function parseNames(markdown) {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((text) => [
      text.split("\n", 1)[0] ?? "",
      new Map(
        [...text.matchAll(/^- `([^`]+)`(?: (.*))?$/gm)].map(([, name = "", note = ""]) => [name, note]),
      ),
    ]),
  );
}

/** Names in backticks in parts of the unreleased changelog. @param {string} changelog @param {RegExp} heading */
function findAnnounced(changelog, heading) {
  const [, unreleased = ""] = changelog.split(/^## /m);
  const parts = unreleased.split(/^### /m).filter((part) => heading.test(part));
  return parts.flatMap((part) => [...part.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

/**
 * Why a change of published names is refused: a line for each name that goes or changes unannounced.
 *
 * @param {string} committed the list as committed
 * @param {Sections} sections the names in the code
 * @param {string} changelog
 * @returns {readonly string[]}
 */
export function brokenPromises(committed, sections, changelog) {
  const removed = findAnnounced(changelog, /^Removed\b/);
  const changed = findAnnounced(changelog, /^(?:Changed|Removed)\b/);
  const empty = [...sections].filter(([, names]) => names.size === 0);
  const broken = [...parseNames(committed)].flatMap(([section, names]) =>
    [...names].flatMap(([name, note]) => {
      const now = sections.get(section)?.get(name);
      if (now === note) return [];
      // A command goes with its options, and an interface with its members.
      const isAnnounced = (now === undefined ? removed : changed).some((one) =>
        [" ", "."].some((end) => `${name}${end}`.startsWith(`${one}${end}`)),
      );
      const change = now === undefined ? "disappeared" : `was "${note}" and is "${now}"`;
      return isAnnounced ? [] : [`${section}: ${name} ${change}`];
    }),
  );
  return [
    ...empty.map(([section]) => `${section}: no name is found, so that this could not be checked`),
    ...broken,
  ];
}

/** @param {boolean} isWriting */
async function main(isWriting) {
  const file = path.join(root, FILE);
  const committed = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = namesInSources(readSources());
  const sections = new Map([...found, ["Commands", await commandNames()]]);
  const broken = brokenPromises(committed, sections, readFileSync(path.join(root, "CHANGELOG.md"), "utf8"));
  if (broken.length > 0) {
    console.error(`${broken.join("\n")}
Keep each name, or keep it as an alias. If it must go, write it in backticks under "Removed" of "Unreleased" in CHANGELOG.md, or under "Changed" if its meaning changes, with what to do instead. Then run: ${REGENERATE}`);
    process.exitCode = 1;
  } else if (isWriting) writeFileSync(file, printNames(sections));
  else if (committed !== printNames(sections)) {
    console.error(`${FILE} is out of date. Run: ${REGENERATE}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  void main(process.argv.includes("--write"));
