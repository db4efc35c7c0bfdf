import path from "node:path";

/** Node options that load the memory probe into the site. */
export const probed = ["--expose-gc", "--require", path.join(import.meta.dirname, "memory-probe.cjs")];

const MEGABYTE = 1024 * 1024;

/**
 * The memory of the site's process after a collection, in megabytes.
 *
 * @typedef {object} Memory
 * @property {number} resident of process and workers together
 * @property {number} heap of the process that owns the socket
 * @property {number} workers heaps of the workers that render, together
 * @property {number} external buffers
 */

/**
 * @param {import("../sites/site.mjs").BenchSite} site started with `probed`
 * @returns {Promise<Memory>}
 */
export async function memoryOf({ process: site }) {
  const { memory } = await new Promise((resolve) => {
    const receive = (/** @type {any} */ message) => {
      if (!message.memory) return;
      site.off("message", receive);
      resolve(message);
    };
    site.on("message", receive);
    site.send("memory");
  });
  const sum = memory.workers.reduce((/** @type {number} */ all, /** @type {number} */ one) => all + one, 0);
  return {
    resident: memory.rss / MEGABYTE,
    heap: memory.heapUsed / MEGABYTE,
    workers: sum / MEGABYTE,
    external: memory.external / MEGABYTE,
  };
}
