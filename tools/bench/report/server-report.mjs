import { benchPages } from "../pages.mjs";
import { table } from "./table.mjs";

/**
 * The server under load, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/measure-server.mjs").measureServer>>} parts.rows
 * @param {string} parts.machine
 */
export function serverReport({ rows, machine }) {
  return [
    "# The server under load",
    `Written by \`npm run bench\`. ${machine} Autocannon asks for the pages of the bench in turn (${benchPages.map(({ name }) => name).join("; ")}), brotli, from the same machine: it, the site and the stand-in back end share the cores.`,
    table(
      [
        "site",
        "connections",
        "pages a second",
        "p50 ms",
        "p99 ms",
        "failed",
        "composed instead",
        "memory MB",
      ],
      rows.map(({ site, connections, perSecond, p50, p99, failed, shed, memory }) => [
        site,
        connections,
        perSecond.toFixed(1),
        p50,
        p99,
        failed,
        shed,
        Math.round(memory),
      ]),
    ),
    "*Composed instead* counts pages that were answered without rendering, as more were waiting than the queue takes: work is shed, not visitors. *Memory* is the resident memory of the site's process with its workers, after the load.",
    "",
  ].join("\n\n");
}
