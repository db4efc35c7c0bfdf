// Preloaded into the site's process and its workers. It reports the memory of each after garbage collection.
const { BroadcastChannel, isMainThread } = require("node:worker_threads");

const channel = new BroadcastChannel("memory-probe");
channel.unref();

/** Time within which all workers have answered, in milliseconds. */
const ROUND = 2000;
/** V8 frees compiled code, and what finalizers hold, only after several collections. */
const COLLECTIONS = 8;

async function usedMemory() {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  return process.memoryUsage();
}

if (isMainThread) {
  /** @type {number[]} */
  let workers = [];
  channel.onmessage = ({ data }) => workers.push(data);
  process.on("message", async (message) => {
    if (message !== "memory") return;
    workers = [];
    channel.postMessage("measure");
    const { rss, heapUsed, external } = await usedMemory();
    setTimeout(() => process.send?.({ memory: { rss, heapUsed, external, workers } }), ROUND);
  });
} else {
  channel.onmessage = async ({ data }) => {
    if (data === "measure") channel.postMessage((await usedMemory()).heapUsed);
  };
}
