import type { WorkerHandle } from "./pool-worker.ts";
import { RenderPool } from "./render-pool.ts";
import type { FromWorker, RenderAnswer, RenderProblem, RenderRequest, ToWorker } from "./render-protocol.ts";

/** A page of mf-search. */
export const request = {
  bundle: { remote: "mf-search", version: "1.0.0", file: "", integrity: "" },
} as RenderRequest;
/** The first part of a page, which has more. */
export const first = {
  kind: "first",
  head: { title: "" },
  html: "<h1>",
  texts: {},
  hasPage: true,
  isComplete: false,
} satisfies RenderAnswer;

/** A worker whose answers the test sends. */
class FakeWorker implements WorkerHandle {
  readonly asked: Exclude<ToWorker, { kind: "ping" }>[] = [];
  isTerminated = false;
  #onMessage: (message: FromWorker) => void = () => {};
  #onError: (error: Error) => void = () => {};
  #onExit: () => void = () => {};

  /** Whether it answers pings; false = code blocks it. */
  isResponsive = false;

  postMessage(message: ToWorker) {
    if (message.kind !== "ping") this.asked.push(message);
    else if (this.isResponsive) this.#onMessage({ kind: "pong", memory: 5_000_000 });
  }
  on(event: string, listener: (value: never) => void) {
    if (event === "message") this.#onMessage = listener as never;
    if (event === "error") this.#onError = listener as never;
    if (event === "exit") this.#onExit = listener as never;
  }
  crash(message: string) {
    this.#onError(new Error(message));
    this.#onExit();
  }
  async terminate() {
    this.isTerminated = true;
  }
  answer(index: number, answer: RenderAnswer) {
    const id = this.asked.filter(({ kind }) => kind === "render")[index]?.id ?? 0;
    this.#onMessage({ kind: "answer", id, answer });
  }
}

/** Returns a pool of one worker for one page at a time, with a queue of two, what it starts and what it reports. */
export function poolFixture(more: { startLimit?: number } = {}) {
  const workers: FakeWorker[] = [];
  const problems: RenderProblem[] = [];
  const pool = new RenderPool({
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    size: 1,
    maxQueue: 2,
    maxWait: 300,
    perWorker: 1,
    startLimit: 1000,
    hangLimit: 1000,
    wholeLimit: 2500,
    strikes: 2,
    quarantineTime: 60_000,
    onProblem: (problem) => problems.push(problem),
    ...more,
  });
  return { pool, workers, problems };
}
