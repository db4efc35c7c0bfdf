import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../steps/root.mjs";

const file = path.join(root, "docs/benchmarks.md");

/**
 * Prints a report, and replaces its section of docs/benchmarks.md.
 *
 * @param {string} title of the section
 * @param {string} text
 * @param {boolean} isWritten
 */
export async function keepReport(title, text, isWritten) {
  console.log(text);
  if (!isWritten) return;
  const [head = "", ...sections] = (await readFile(file, "utf8")).split(/^(?=## )/m);
  const section = `## ${title}\n\n${text.trim()}\n\n`;
  const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  const kept = index === -1 ? [...sections, section] : sections.with(index, section);
  await writeFile(file, `${[head, ...kept].join("").trim()}\n`);
}
