import type { JobInbox } from "./render-job.ts";
import type { FromWorker, RenderProblem, RenderRequest, ToWorker } from "./render-protocol.ts";

/** The part of a worker thread that the pool uses. */
export interface WorkerHandle {
  postMessage(message: ToWorker): void;
  on(event: "message", listener: (message: FromWorker) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface PoolWorkerOptions {
  readonly handle: WorkerHandle;
  readonly firstPartLimit: number;
  readonly wholeLimit: number;
  readonly onProblem: (problem: RenderProblem) => void;
  readonly onFree: () => void;
  /** The worker has ended, by itself or because it did not answer. */
  readonly onGone: (worker: PoolWorker) => void;
}

interface Job {
  readonly inbox: JobInbox;
  readonly request: RenderRequest;
  limit: NodeJS.Timeout;
}

/** One worker of the pool with the pages it is rendering and their limits. */
export class PoolWorker {
  readonly #options: PoolWorkerOptions;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;
  #isGone = false;

  constructor(options: PoolWorkerOptions) {
    this.#options = options;
    options.handle.on("message", (message) => this.#take(message));
    options.handle.on("error", (error) => this.#fault(`the worker died: ${error.message}`));
    options.handle.on("exit", () => this.#goneBy("the worker ended"));
  }

  get running(): number {
    return this.#isGone ? Number.POSITIVE_INFINITY : this.#jobs.size;
  }

  render(request: RenderRequest, inbox: JobInbox): void {
    const id = ++this.#lastId;
    const limit = this.#limit(request, this.#options.firstPartLimit, "nothing came");
    this.#jobs.set(id, { inbox, request, limit });
    this.#options.handle.postMessage({ kind: "render", id, request });
  }

  cancel(inbox: JobInbox): void {
    for (const [id, job] of this.#jobs)
      if (job.inbox === inbox) this.#options.handle.postMessage({ kind: "cancel", id });
  }

  async end(): Promise<void> {
    this.#isGone = true;
    for (const { inbox, limit } of this.#jobs.values()) {
      clearTimeout(limit);
      inbox.end();
    }
    this.#jobs.clear();
    await this.#options.handle.terminate();
  }

  #limit(request: RenderRequest, ms: number, what: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.#report(request, `${what} within ${ms} ms, the worker is replaced`);
      this.#goneBy(what);
    }, ms);
  }

  #take({ id, answer }: FromWorker): void {
    if (answer.kind === "problem") this.#options.onProblem(answer.problem);
    const job = this.#jobs.get(id);
    if (!job) return;
    if (answer.kind === "first") {
      clearTimeout(job.limit);
      job.limit = this.#limit(job.request, this.#options.wholeLimit, "the end did not come");
    }
    job.inbox.take(answer);
    if (answer.kind === "end") {
      clearTimeout(job.limit);
      this.#jobs.delete(id);
      this.#options.onFree();
    }
  }

  #fault(message: string): void {
    for (const { request } of this.#jobs.values()) this.#report(request, message);
  }

  #report({ bundle }: RenderRequest, message: string): void {
    const remote = bundle?.remote ?? "host";
    const release = bundle?.version ?? "none";
    this.#options.onProblem({ remote, release, operation: "render", message });
  }

  #goneBy(_reason: string): void {
    if (this.#isGone) return;
    void this.end();
    this.#options.onGone(this);
  }
}
