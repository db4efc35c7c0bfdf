import { availableParallelism } from "node:os";
import { MessageChannel, Worker } from "node:worker_threads";
import type { Log } from "../log/log.ts";
import { RenderPool } from "../render/render-pool.ts";
import type { RenderProblem } from "../render/render-protocol.ts";
import { serveWorker, type WorkerServices } from "../render/worker-services.ts";

const MAX_QUEUE = 20;
const PAGES_PER_WORKER = 8;
/**
 * Milliseconds: limits of a worker's start, of blocking code, and of a whole page with all calls to Galaxy.
 */
const START_LIMIT = 30_000;
const HANG_LIMIT = 5_000;
const WHOLE_LIMIT = 20_000;
/** Hangs in a row that put a release into quarantine, and its duration in milliseconds. */
const STRIKES = 3;
const QUARANTINE_TIME = 5 * 60_000;

/** Heap limit in megabytes: a bundle that exceeds it ends only its own worker. */
const HEAP_LIMIT = 512;
const YOUNG_HEAP_LIMIT = 64;

/** Creates a worker with an empty environment; its parent provides files and Galaxy. */
function createWorker(program: string, services: WorkerServices): Worker {
  const { port1, port2 } = new MessageChannel();
  serveWorker(port1, services);
  return new Worker(program, {
    env: { NODE_ENV: "production" },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT, maxYoungGenerationSizeMb: YOUNG_HEAP_LIMIT },
    workerData: port2,
    transferList: [port2],
  });
}

/**
 * Starts the render workers; one core is left for the main thread.
 *
 * @param program `render-worker.cjs`
 * @param services that workers may call
 * @param onProblem called for each fault, with its release
 */
export function startRenderPool(
  program: string,
  services: WorkerServices,
  log: Log,
  onProblem: (problem: RenderProblem) => void,
): RenderPool {
  return new RenderPool({
    createWorker: () => createWorker(program, services),
    size: Math.max(1, availableParallelism() - 1),
    maxQueue: MAX_QUEUE,
    perWorker: PAGES_PER_WORKER,
    startLimit: START_LIMIT,
    hangLimit: HANG_LIMIT,
    wholeLimit: WHOLE_LIMIT,
    strikes: STRIKES,
    quarantineTime: QUARANTINE_TIME,
    onProblem: (problem) => {
      const { message: reason, isFault: _, pageId: __, ...particulars } = problem;
      log.warn("a page was not fully rendered", { ...particulars, reason });
      onProblem(problem);
    },
  });
}
