import os from "node:os";
import { table } from "../bench/report/table.mjs";

/** @param {number} milliseconds */
const shown = (milliseconds) => (milliseconds === 0 ? "under 16 ms" : `${milliseconds} ms`);

/**
 * The benchmark as Markdown, with its machine and day.
 *
 * @param {Record<string, { name: string, milliseconds: number }[]>} seen rows by window
 * @param {string} browser
 */
export function propertyReport(seen, browser) {
  const [cpu] = os.cpus();
  const load = os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(" / ");
  const names = [...new Set(Object.values(seen).flatMap((rows) => rows.map(({ name }) => name)))];
  /** @param {string} name */
  const row = (name) =>
    Object.values(seen).map((rows) => {
      const found = rows.find((one) => one.name === name);
      return found ? shown(found.milliseconds) : "–";
    });
  return [
    "# Property pages: navigation and calendar",
    "How long a click takes until the next paint.",
    "**Repeat:** `npm run bench:property`. It writes this file.",
    `**Setup:** ${new Date().toISOString().slice(0, 10)}, ${cpu?.model ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load ${load}. ${browser}, headless without GPU, processor ÷ 4. One visit per window size.`,
    table(
      ["click", ...Object.keys(seen)],
      names.map((name) => [name, ...row(name)]),
    ),
    '**Meaning.** The goal is 200 ms at most, which is INP "good". `–` means that the window has no such control.',
    "",
  ].join("\n\n");
}
