// Loaded into the site's process and its workers, which says what memory each holds once all that can go has gone.
const { BroadcastChannel, isMainThread } = require("node:worker_threads");

const channel = new BroadcastChannel("memory-probe");
channel.unref();

/** Milliseconds in which all workers have answered. */
const ROUND = 1000;

function held() {
  globalThis.gc?.();
  return process.memoryUsage();
}

if (isMainThread) {
  /** @type {number[]} */
  let workers = [];
  channel.onmessage = ({ data }) => workers.push(data);
  process.on("message", (message) => {
    if (message !== "memory") return;
    workers = [];
    channel.postMessage("measure");
    const { rss, heapUsed, external } = held();
    setTimeout(() => process.send?.({ memory: { rss, heapUsed, external, workers } }), ROUND);
  });
} else {
  channel.onmessage = ({ data }) => {
    if (data === "measure") channel.postMessage(held().heapUsed);
  };
}
