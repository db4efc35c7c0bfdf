import { RenderPool, type RenderPoolOptions } from "./render-pool.ts";
import type { RenderAnswer, RenderProblem, RenderRequest, ToWorker } from "./render-protocol.ts";
import type { WorkerHandle, WorkerListeners } from "./worker-process.ts";

/** A page of mf-search. */
export const request = {
  bundle: { remote: "mf-search", version: "1.0.0", file: "", integrity: "" },
} as RenderRequest;
/** The first part of a page, which has more. */
export const first = {
  kind: "first",
  head: { title: "" },
  html: Buffer.from("<h1>"),
  texts: {},
  hasPage: true,
  isComplete: false,
} satisfies RenderAnswer;

/** A worker whose answers the test sends. */
export class FakeWorker implements WorkerHandle {
  readonly sent: ToWorker[] = [];
  isKilled = false;
  readonly #listeners: WorkerListeners;

  constructor(listeners: WorkerListeners) {
    this.#listeners = listeners;
  }
  /** The pages that it was asked for. */
  get requests(): readonly RenderRequest[] {
    return this.sent.flatMap((message) => (message.kind === "render" ? [message.request] : []));
  }
  send(message: ToWorker) {
    this.sent.push(message);
  }
  memory() {
    return 5_000_000;
  }
  async kill() {
    this.isKilled = true;
    this.end("killed");
  }
  /** Ends the process. */
  end(reason: string) {
    this.#listeners.onEnd(reason);
  }
  /** Answers its nth page. */
  answer(index: number, answer: RenderAnswer) {
    const ids = this.sent.flatMap((message) => (message.kind === "render" ? [message.id] : []));
    this.#listeners.onAnswer(ids[index] ?? 0, answer);
  }
}

/** Returns a pool of one worker for one page at a time, with a queue of two, what it starts and what it reports. */
export function poolFixture(more: Partial<RenderPoolOptions> = {}) {
  const workers: FakeWorker[] = [];
  const problems: RenderProblem[] = [];
  const pool = new RenderPool({
    startWorker: (listeners) => {
      const worker = new FakeWorker(listeners);
      workers.push(worker);
      return worker;
    },
    onProblem: (problem) => problems.push(problem),
    size: 1,
    maxWaiting: 2,
    pagesPerWorker: 1,
    ...more,
  });
  /** The newest worker. */
  const worker = () => {
    const newest = workers.at(-1);
    if (!newest) throw new Error("no worker was started");
    return newest;
  };
  return { pool, workers, worker, problems };
}
