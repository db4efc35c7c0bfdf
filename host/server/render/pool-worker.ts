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

/** A worker, its limits, and whom it tells. */
export interface PoolWorkerOptions {
  readonly handle: WorkerHandle;
  /** Milliseconds until a new worker answers for the first time. */
  readonly startLimit: number;
  /** Milliseconds for which code may keep the worker from answering, after which it is ended. */
  readonly hangLimit: number;
  /** Milliseconds to the last part of a page, after which the same happens. A backstop: the worker has its own limit. */
  readonly wholeLimit: number;
  readonly onProblem: (problem: RenderProblem) => void;
  /** It can take one more page. */
  readonly onFree: () => void;
  /** The first part of a page has come. */
  readonly onFirst: (request: RenderRequest) => void;
  /** The worker has ended, by itself or because it did not answer; `left` are the pages without a first part. */
  readonly onGone: (worker: PoolWorker, left: readonly PageOrder[]) => void;
}

/** A page that is to be rendered, and who waits for it. */
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

/** One worker of the pool with the pages it is rendering and their limits. */
export class PoolWorker {
  readonly #options: PoolWorkerOptions;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;
  #isGone = false;
  #hasCrashed = false;
  #last: RenderRequest | null = null;
  #hasStarted = false;
  /** Of the ping that is not answered yet, or until the next one; null while nothing is rendered. */
  #pulse: NodeJS.Timeout | null = null;

  constructor(options: PoolWorkerOptions) {
    this.#options = options;
    options.handle.on("message", (message) =>
      message.kind === "pong" ? this.#takePong() : this.#take(message),
    );
    options.handle.on("error", (error) => this.#fault(`the worker died: ${error.message}`));
    options.handle.on("exit", () => {
      this.#hasCrashed = true;
      this.#gone();
    });
  }

  /** True where the worker ended by itself. */
  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** The page that it was given last; null before the first. */
  get last(): RenderRequest | null {
    return this.#last;
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

  /** Asks for a sign of life. A page that waits for Galaxy gives it, one in an endless loop does not. */
  #ping(): void {
    const { handle, startLimit, hangLimit } = this.#options;
    handle.postMessage({ kind: "ping" });
    const limit = this.#hasStarted ? hangLimit : startLimit;
    const pulse = setTimeout(() => {
      // A parent that was busy itself takes the messages that are there before it judges.
      setImmediate(() => {
        if (this.#pulse === pulse) this.#giveUp("the worker did not answer", limit);
      });
    }, limit);
    this.#pulse = pulse;
  }

  #takePong(): void {
    this.#hasStarted = true;
    this.#stopPulse();
    if (this.#jobs.size > 0) this.#pulse = setTimeout(() => this.#ping(), PING_INTERVAL);
  }

  /** Which page keeps the worker busy cannot be seen; the newest is the likeliest. */
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
    job.inbox.take(answer);
    if (answer.kind === "end") {
      clearTimeout(job.limit);
      this.#jobs.delete(id);
      this.#options.onFree();
    }
  }

  #fault(message: string): void {
    for (const { request } of this.#jobs.values()) this.#report(request, message);
    // What throws between pages is most likely what the last of them left behind.
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
