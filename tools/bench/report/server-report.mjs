import { serverPages } from "../pages.mjs";
import { table } from "./table.mjs";

/**
 * The report of the server under load, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/measure-server.mjs").measureServer>>} parts.rows
 * @param {string} parts.machine
 */
export function serverReport({ rows, machine }) {
  return [
    `How many pages a second the server sends: with its page cache, when it renders each page, and with \`RENDER=off\`. **Setup:** ${machine} wrk requests the pages of the benchmark in turn (${serverPages.map(({ name }) => name).join("; ")}) with Brotli. It shares the cores with the site and the mock back end.`,
    table(
      [
        "site",
        "connections",
        "pages a second",
        "p50 ms",
        "p99 ms",
        "failed",
        "shell only",
        "memory MB",
        "server ms",
        "workers ms",
        "mock ms",
      ],
      rows.map(({ site, connections, perSecond, p50, p99, failed, shed, memory, time }) => [
        site,
        connections,
        perSecond.toFixed(1),
        p50.toFixed(1),
        p99.toFixed(1),
        failed,
        shed,
        Math.round(memory),
        time.server.toFixed(2),
        time.workers.toFixed(2),
        time.mock.toFixed(2),
      ]),
    ),
    "**Meaning.** No page may fail. Under overload the server sends the shell without the page, and the browser renders it: *shell only* counts those. *Memory* is that of the site's process with its workers, after the load; memory that they share counts once. *Server*, *workers* and *mock* are milliseconds of processor time per page, of all threads of these processes.",
    "",
  ].join("\n\n");
}
