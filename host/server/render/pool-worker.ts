import type { JobInbox } from "./render-job.ts";
import type { FromWorker, RenderProblem, RenderRequest, ToWorker } from "./render-protocol.ts";

/** The part of a worker process that the pool uses. */
export interface WorkerHandle {
  postMessage(message: ToWorker): void;
  on(event: "message", listener: (message: FromWorker) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
  terminate(): Promise<unknown>;
}

/** A worker, its limits and its listeners. */
export interface PoolWorkerOptions {
  readonly handle: WorkerHandle;
  /** Milliseconds until a new worker must answer for the first time. */
  readonly startLimit: number;
  /** Milliseconds without an answer to a ping, after which the worker is terminated. */
  readonly hangLimit: number;
  /**
   * Milliseconds until the last part of a page, after which the worker is terminated. A backstop: the worker
   * has its own limit.
   */
  readonly wholeLimit: number;
  readonly onProblem: (problem: RenderProblem) => void;
  /** Called when the worker can render one more page. */
  readonly onFree: () => void;
  /** Called with the first part of a page. */
  readonly onFirst: (request: RenderRequest) => void;
  /** Called when the worker has crashed or was terminated; `left` are the pages without a first part. */
  readonly onGone: (worker: PoolWorker, left: readonly PageOrder[]) => void;
}

/** A page to render, and the receiver of its parts. */
export interface PageOrder {
  readonly request: RenderRequest;
  readonly inbox: JobInbox;
}

interface Job extends PageOrder {
  hasFirst: boolean;
  readonly limit: NodeJS.Timeout;
}

/** Milliseconds between an answer to a ping and the next ping. */
const PING_INTERVAL = 500;

/** One worker of the pool, the pages that it renders and their limits. */
export class PoolWorker {
  readonly #options: PoolWorkerOptions;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;
  #isGone = false;
  #hasCrashed = false;
  #last: RenderRequest | null = null;
  #hasStarted = false;
  #memory = 0;
  /** Timer of the unanswered ping, or of the next one; null while no page is rendered. */
  #pulse: NodeJS.Timeout | null = null;

  constructor(options: PoolWorkerOptions) {
    this.#options = options;
    options.handle.on("message", (message) =>
      message.kind === "pong" ? this.#takePong(message.memory) : this.#take(message),
    );
    options.handle.on("error", (error) => this.#fault(`the worker died: ${error.message}`));
    options.handle.on("exit", () => {
      this.#hasCrashed = true;
      this.#gone();
    });
  }

  /** True if the worker crashed. */
  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** The last page that the worker received; null before the first. */
  get last(): RenderRequest | null {
    return this.#last;
  }

  /** Bytes of its process when it last answered a ping. */
  get memory(): number {
    return this.#memory;
  }

  get running(): number {
    return this.#isGone ? Number.POSITIVE_INFINITY : this.#jobs.size;
  }

  render(request: RenderRequest, inbox: JobInbox): void {
    const id = ++this.#lastId;
    this.#last = request;
    const { handle, wholeLimit } = this.#options;
    const limit = setTimeout(() => this.#giveUp("the end did not come", wholeLimit), wholeLimit);
    this.#jobs.set(id, { inbox, request, hasFirst: false, limit });
    handle.postMessage({ kind: "render", id, request });
    if (this.#pulse === null) this.#ping();
  }

  cancel(inbox: JobInbox): void {
    for (const [id, job] of this.#jobs)
      if (job.inbox === inbox) this.#options.handle.postMessage({ kind: "cancel", id });
  }

  async end(): Promise<void> {
    this.#isGone = true;
    for (const { inbox } of this.#takeJobs()) inbox.end();
    await this.#options.handle.terminate();
  }

  #takeJobs(): readonly Job[] {
    const jobs = [...this.#jobs.values()];
    this.#jobs.clear();
    for (const { limit } of jobs) clearTimeout(limit);
    this.#stopPulse();
    return jobs;
  }

  #stopPulse(): void {
    if (this.#pulse) clearTimeout(this.#pulse);
    this.#pulse = null;
  }

  /** Pings the worker. It answers while a page waits for Galaxy, but not from an endless loop. */
  #ping(): void {
    const { handle, startLimit, hangLimit } = this.#options;
    handle.postMessage({ kind: "ping" });
    const limit = this.#hasStarted ? hangLimit : startLimit;
    const pulse = setTimeout(() => {
      // If the parent itself was busy, it handles the queued messages first.
      setImmediate(() => {
        if (this.#pulse === pulse) this.#giveUp("the worker did not answer", limit);
      });
    }, limit);
    this.#pulse = pulse;
  }

  #takePong(memory: number): void {
    this.#memory = memory;
    this.#hasStarted = true;
    this.#stopPulse();
    if (this.#jobs.size > 0) this.#pulse = setTimeout(() => this.#ping(), PING_INTERVAL);
  }

  /** Terminates the worker. It is unknown which page keeps it busy; the newest is the most likely one. */
  #giveUp(what: string, ms: number): void {
    const newest = [...this.#jobs.values()].at(-1);
    if (newest) this.#report(newest.request, `${what} within ${ms} ms, the worker is replaced`);
    this.#gone();
  }

  #take({ id, answer }: Extract<FromWorker, { kind: "answer" }>): void {
    if (answer.kind === "problem") this.#options.onProblem(answer.problem);
    const job = this.#jobs.get(id);
    if (!job) return;
    if (answer.kind === "first") {
      job.hasFirst = true;
      this.#options.onFirst(job.request);
    }
    job.inbox.receive(answer);
    if (answer.kind === "end") {
      clearTimeout(job.limit);
      this.#jobs.delete(id);
      this.#options.onFree();
    }
  }

  #fault(message: string): void {
    for (const { request } of this.#jobs.values()) this.#report(request, message);
    // An error between pages most likely comes from code that the last page left running.
    if (this.#jobs.size === 0) this.#report(this.#last, message);
  }

  #report(request: RenderRequest | null, message: string): void {
    const { bundle = null, pageId } = request ?? {};
    const remote = bundle?.remote ?? "host";
    const release = bundle?.version ?? "none";
    this.#options.onProblem({ remote, release, operation: "render", message, isFault: true, pageId });
  }

  #gone(): void {
    if (this.#isGone) return;
    const jobs = this.#takeJobs();
    for (const { hasFirst, inbox } of jobs) if (hasFirst) inbox.end();
    void this.end();
    this.#options.onGone(
      this,
      jobs.filter(({ hasFirst }) => !hasFirst),
    );
  }
}
