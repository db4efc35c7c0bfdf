// Preloaded into the site's process, which preloads it into its render workers. It reports the memory of each
// after garbage collection.
const childProcess = require("node:child_process");

/** Time within which all workers have answered, in milliseconds. */
const ROUND = 2000;
/** V8 frees compiled code, and what finalizers hold, only after several collections. */
const COLLECTIONS = 8;

// The lock of the workers removes both globals.
const { gc } = globalThis;
const site = process;

async function usedMemory() {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    gc?.();
    await new Promise(setImmediate);
  }
  return site.memoryUsage();
}

/**
 * Takes the messages of the probe out of a channel, so that the site does not see them.
 *
 * @param {NodeJS.EventEmitter} channel
 * @param {(probe: any) => void} receive
 */
function takeProbes(channel, receive) {
  const emit = channel.emit.bind(channel);
  channel.emit = (name, ...values) => {
    if (name !== "message" || !values[0]?.probe) return emit(name, ...values);
    receive(values[0].probe);
    return true;
  };
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const workers = new Set();
/** @type {any[]} */
let reports = [];

/** Forks render workers with this probe. */
const { fork } = childProcess;
function forkProbed(/** @type {string} */ program, /** @type {any} */ args, /** @type {any} */ options) {
  if (!program.endsWith("render-worker.cjs")) return fork(program, args, options);
  const execArgv = [...options.execArgv, "--expose-gc", "--require", __filename];
  const worker = fork(program, args, {
    ...options,
    execArgv: [...execArgv, `--allow-fs-read=${__filename}`],
  });
  takeProbes(worker, (report) => reports.push(report));
  workers.add(worker);
  worker.once("exit", () => workers.delete(worker));
  return worker;
}
Object.assign(childProcess, { fork: forkProbed });

if (process.argv[1]?.endsWith("render-worker.cjs")) {
  takeProbes(process, async () => {
    const { rss, heapUsed } = await usedMemory();
    site.send?.({ probe: { rss, heapUsed } });
  });
} else {
  process.on("message", async (message) => {
    if (message !== "memory") return;
    reports = [];
    for (const worker of workers) worker.send({ probe: "measure" });
    const { rss, heapUsed, external } = await usedMemory();
    setTimeout(() => {
      const all = reports.reduce((sum, report) => sum + report.rss, rss);
      const heaps = reports.map((report) => report.heapUsed);
      process.send?.({ memory: { rss: all, heapUsed, external, workers: heaps } });
    }, ROUND);
  });
}
