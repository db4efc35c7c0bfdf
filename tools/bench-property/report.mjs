import os from "node:os";

/** @param {number} milliseconds */
const shown = (milliseconds) => (milliseconds === 0 ? "under 16 ms" : `${milliseconds} ms`);

/**
 * The benchmark as Markdown, with the machine and the day it was taken on.
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
  return `# Property pages: page change and calendar

Written by \`npm run bench:property\` (\`tools/bench-property.mjs\`) on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? "unknown processor"},
${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load ${load}, ${browser}, headless without GPU. The processor is made four
times slower (CDP). One visit for each window; each press until the next paint.

| press | ${Object.keys(seen).join(" | ")} |
|---|${Object.keys(seen)
    .map(() => "---|")
    .join("")}
${names.map((name) => `| ${name} | ${row(name).join(" | ")} |`).join("\n")}

Wanted: 200 ms at most (INP "good").
`;
}
