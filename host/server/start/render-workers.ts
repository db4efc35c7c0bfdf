import { availableParallelism } from "node:os";
import type { Log } from "../log/log.ts";
import { RenderPool } from "../render/render-pool.ts";
import type { RenderProblem } from "../render/render-protocol.ts";
import { WorkerProcess } from "../render/worker-process.ts";
import type { WorkerServices } from "../render/worker-services.ts";

const MAX_QUEUE = 20;
const PAGES_PER_WORKER = 8;
/** Milliseconds. With the pages that a worker renders at the same time, a visitor waits for about a second. */
const MAX_WAIT = 300;
/**
 * Milliseconds: limits of a worker's start, of blocking code, and of a whole page with all calls to Galaxy.
 */
const START_LIMIT = 30_000;
const HANG_LIMIT = 5_000;
const WHOLE_LIMIT = 20_000;
/** Hangs in a row that put a release into quarantine, and its duration in milliseconds. */
const STRIKES = 3;
const QUARANTINE_TIME = 5 * 60_000;

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
    createWorker: () => new WorkerProcess({ program, services, log }),
    size: Math.max(1, availableParallelism() - 1),
    maxQueue: MAX_QUEUE,
    maxWait: MAX_WAIT,
    perWorker: PAGES_PER_WORKER,
    startLimit: START_LIMIT,
    hangLimit: HANG_LIMIT,
    wholeLimit: WHOLE_LIMIT,
    strikes: STRIKES,
    quarantineTime: QUARANTINE_TIME,
    onProblem: (problem) => {
      const { message: reason, isFault: _, pageId: __, ...details } = problem;
      log.warn("a page was not fully rendered", { ...details, reason });
      onProblem(problem);
    },
  });
}
