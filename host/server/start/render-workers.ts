import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Log } from "../log/log.ts";
import { RenderPool } from "../render/render-pool.ts";
import type { RenderProblem } from "../render/render-protocol.ts";

const MAX_QUEUE = 20;
const PAGES_PER_WORKER = 8;
/** Milliseconds: a page whose first part has not come by then is composed without rendering. */
const FIRST_PART_LIMIT = 2_500;
const WHOLE_LIMIT = 4_000;
/** Hangs in a row after which a release is left to the browser, and for how many milliseconds. */
const STRIKES = 3;
const QUARANTINE_TIME = 5 * 60_000;

/**
 * Starts the workers that render: one core is left to the socket.
 *
 * @param program `render-worker.cjs`
 * @param onProblem called for each fault, with whose release it was
 */
export function startRenderPool(
  program: string,
  log: Log,
  onProblem: (problem: RenderProblem) => void,
): RenderPool {
  return new RenderPool({
    createWorker: () => new Worker(program),
    size: Math.max(1, availableParallelism() - 1),
    maxQueue: MAX_QUEUE,
    perWorker: PAGES_PER_WORKER,
    firstPartLimit: FIRST_PART_LIMIT,
    wholeLimit: WHOLE_LIMIT,
    strikes: STRIKES,
    quarantineTime: QUARANTINE_TIME,
    onProblem: (problem) => {
      const { message: reason, isFault: _, pageId: __, ...particulars } = problem;
      log.warn("a page was not rendered whole", { ...particulars, reason });
      onProblem(problem);
    },
  });
}
