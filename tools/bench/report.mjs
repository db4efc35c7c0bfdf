import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { capture } from "../support/command.mjs";
import { root } from "../support/root.mjs";

const file = path.join(root, "docs/benchmarks.md");

/** Prints a report, and replaces its section. @param {string} title @param {string} text @param {boolean} isWritten */
export async function keepReport(title, text, isWritten) {
  console.log(text);
  if (!isWritten) return;
  // The first is the head of the document.
  const sections = (await readFile(file, "utf8")).split(/^(?=## )/m);
  const section = `## ${title}\n\n${text.trim()}\n\n`;
  const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  const kept = index === -1 ? [...sections, section] : sections.with(index, section);
  await writeFile(file, `${kept.join("").trim()}\n`);
}

/** The machine and the day of a benchmark, in one sentence. */
export async function machine() {
  const [cpu] = os.cpus();
  const commit = (await capture("git", ["rev-parse", "--short", "HEAD"])).output.trim();
  const load = os.loadavg().map((value) => value.toFixed(1));
  const day = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `Taken on ${day} UTC at commit ${commit}: ${cpu?.model ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load at the end ${load.join(" / ")}, Node ${process.version}.`;
}

/**
 * A Markdown table. Cells are not escaped.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The median; of an even number of values the upper one. @param {readonly number[]} values at least one */
export const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
