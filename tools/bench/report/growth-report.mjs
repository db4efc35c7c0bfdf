import { flatness } from "../server/flatness.mjs";
import { table } from "./table.mjs";

const names = { rendered: "rendered", kept: "kept (`PAGE_CACHE_MEGABYTES=64`)" };

/**
 * The report of several servers and of many searches, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/growth.mjs").measureServers>>} parts.servers
 * @param {Awaited<ReturnType<typeof import("../server/growth.mjs").measureSearches>>} parts.searches
 * @param {string} parts.machine
 */
export function growthReport({ servers, searches, machine }) {
  const { before, after, isFlat } = flatness(searches.map(({ memory }) => memory));
  return [
    "# Growth of the server",
    "What a second server process brings on the same machine, and whether memory grows with searches.",
    "**Repeat:** `npm run bench:server -- --growth`.",
    `**Setup:** ${machine} *Servers*: 16 connections in all, divided among the servers as a balancer does; each has a render worker and a mock back end of its own, and they share the cores with the load. *Searches*: four visitors search for what nobody has searched for before, with 16 MB of kept pages.`,
    table(
      ["pages", "servers", "pages a second", "p99 ms", "failed", "memory MB"],
      servers.map(({ pages, count, perSecond, p99, failed, memory }) => [
        pages === "kept" ? names.kept : names.rendered,
        count,
        perSecond.toFixed(1),
        p99.toFixed(1),
        failed,
        Math.round(memory),
      ]),
    ),
    table(
      ["searches", "resident MB", "heap MB", "worker heaps MB", "buffers MB"],
      searches.map(({ at, memory }) => [
        at,
        memory.resident.toFixed(1),
        memory.heap.toFixed(1),
        memory.workers.toFixed(1),
        memory.external.toFixed(1),
      ]),
    ),
    `**Meaning.** Memory is that of the server with its worker, after forced garbage collection. Heaps and buffers: ${before.toFixed(1)} MB in the second third, ${after.toFixed(1)} MB in the last, ${isFlat ? "flat" : "growing"}. Node returns *resident* memory late.`,
    "",
  ].join("\n\n");
}
