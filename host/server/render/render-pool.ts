import { type PageOrder, PoolWorker, type WorkerHandle } from "./pool-worker.ts";
import { Quarantine } from "./quarantine.ts";
import { JobInbox, type RenderJob } from "./render-job.ts";
import type { RenderProblem, RenderRequest, ServerBundle } from "./render-protocol.ts";
import { RenderQueue } from "./render-queue.ts";
import { Restarts } from "./restarts.ts";

/** Size and limits of the pool. */
export interface RenderPoolOptions {
  readonly createWorker: () => WorkerHandle;
  /**
   * Number of workers. The default is one less than the cores, at least one: the main thread needs a core for
   * the socket.
   */
  readonly size: number;
  /** Pages that may wait for a worker; when the queue is full, pages are sent as the page shell. */
  readonly maxQueue: number;
  /**
   * Milliseconds that a page waits for a worker; after it the page is sent as the page shell. A page that has to be
   * whole, for a crawler or a cache, waits as long as needed.
   */
  readonly maxWait: number;
  /** Pages that one worker renders at the same time: they mostly wait for Galaxy. */
  readonly perWorker: number;
  /** Limits of a worker, in milliseconds; see {@link PoolWorkerOptions}. */
  readonly startLimit: number;
  readonly hangLimit: number;
  readonly wholeLimit: number;
  /** Hangs in a row that put a release into quarantine for `quarantineTime` milliseconds. */
  readonly strikes: number;
  readonly quarantineTime: number;
  readonly onProblem: (problem: RenderProblem) => void;
}

/** State of the pool, for the details of `/healthz`. */
export interface RenderPoolState {
  readonly workers: number;
  readonly running: number;
  readonly queued: number;
  /** Workers that were terminated and replaced. */
  readonly replaced: number;
  /** Pages sent as the page shell because the queue was full or they had waited too long. */
  readonly shed: number;
  /** Bytes of memory of the worker processes, when each last answered. */
  readonly memory: number;
  /** True while the queue is full. */
  readonly isShedding: boolean;
  /** Worker crashes since the last rendered page. */
  readonly crashes: number;
  /** True while no worker is alive: pages are sent as the page shell until a worker starts. */
  readonly isDown: boolean;
  /** `remote version` of the releases in quarantine, whose pages are rendered on the client. */
  readonly quarantined: readonly string[];
}

/**
 * Renders pages in workers, so that no remote can block the server. The main thread owns the socket, the head
 * and the limits.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #workers: PoolWorker[];
  readonly #queue: RenderQueue;
  readonly #quarantine: Quarantine;
  readonly #restarts = new Restarts();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #replaced = 0;
  #shed = 0;
  #isClosed = false;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#queue = new RenderQueue({
      maxLength: options.maxQueue,
      maxWait: options.maxWait,
      onExpired: ({ inbox }) => {
        this.#shed += 1;
        inbox.end();
      },
    });
    this.#quarantine = new Quarantine({
      strikes: options.strikes,
      duration: options.quarantineTime,
      now: () => performance.now(),
    });
    this.#workers = Array.from({ length: options.size }, () => this.#start());
  }

  /** @returns null when the queue is full: the page shell is sent */
  render(request: RenderRequest): RenderJob | null {
    const waiting: PageOrder = { request, inbox: new JobInbox(() => this.#cancel(waiting)) };
    if (this.#isClosed || this.#workers.length === 0 || !this.#queue.accepts(waiting)) {
      this.#shed += 1;
      return null;
    }
    this.#queue.add(waiting);
    this.#next();
    return waiting.inbox;
  }

  state(): RenderPoolState {
    return {
      workers: this.#workers.length,
      running: this.#workers.reduce((sum, worker) => sum + worker.running, 0),
      queued: this.#queue.length,
      replaced: this.#replaced,
      shed: this.#shed,
      memory: this.#workers.reduce((sum, worker) => sum + worker.memory, 0),
      isShedding: this.#queue.isFull,
      crashes: this.#restarts.crashes,
      isDown: this.#workers.length === 0,
      quarantined: this.#quarantine.names(),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    this.#endQueue();
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  #endQueue(): void {
    for (const { inbox } of this.#queue.clear()) inbox.end();
  }

  #start(): PoolWorker {
    const { createWorker, startLimit, hangLimit, wholeLimit, onProblem } = this.#options;
    return new PoolWorker({
      handle: createWorker(),
      startLimit,
      hangLimit,
      wholeLimit,
      onProblem,
      onFree: () => this.#next(),
      onFirst: ({ bundle }) => {
        this.#restarts.served();
        if (bundle) this.#quarantine.clear(bundle);
      },
      onGone: (worker, left) => this.#replace(worker, left),
    });
  }

  #replace(worker: PoolWorker, left: readonly PageOrder[]): void {
    const index = this.#workers.indexOf(worker);
    if (index === -1 || this.#isClosed) {
      for (const { inbox } of left) inbox.end();
      return;
    }
    this.#replaced += 1;
    for (const { request } of left) this.#suspect(request);
    if (left.length === 0 && worker.hasCrashed && worker.last) this.#blame(worker.last);
    this.#queue.putBack(left.flatMap((order) => this.#withoutRemote(order)));
    const pause = worker.hasCrashed ? this.#restarts.crashed() : 0;
    if (pause === 0) this.#workers[index] = this.#start();
    else this.#startLater(index, pause);
    this.#next();
  }

  /**
   * Restarts a crashed worker after a pause, which grows with each crash. Without any worker the queue is
   * emptied.
   */
  #startLater(index: number, pause: number): void {
    this.#workers.splice(index, 1);
    if (this.#workers.length === 0) this.#endQueue();
    const timer = setTimeout(() => {
      this.#pauses.delete(timer);
      this.#workers.push(this.#start());
      this.#next();
    }, pause).unref();
    this.#pauses.add(timer);
  }

  #suspect({ bundle }: RenderRequest): void {
    if (bundle && this.#quarantine.suspect(bundle)) this.#reportQuarantine(bundle, "hung workers");
  }

  #blame({ bundle }: RenderRequest): void {
    if (bundle && this.#quarantine.blame(bundle)) this.#reportQuarantine(bundle, "brought workers down");
  }

  #reportQuarantine({ remote, version: release }: ServerBundle, what: string): void {
    const { strikes, quarantineTime } = this.#options;
    const message = `${what} ${strikes} times in a row, its pages are left to the browser for ${quarantineTime} ms`;
    this.#options.onProblem({ remote, release, operation: "render", message, isFault: false });
  }

  /**
   * The pages of a worker that hung are rendered again as the shell only. It is unknown which remote hung, so
   * all are excluded.
   */
  #withoutRemote({ request, inbox }: PageOrder): readonly PageOrder[] {
    if (request.bundle !== null) return [{ request: { ...request, bundle: null }, inbox }];
    inbox.end();
    return [];
  }

  #cancel(waiting: PageOrder): void {
    if (this.#queue.remove(waiting)) return;
    for (const worker of this.#workers) worker.cancel(waiting.inbox);
  }

  #next(): void {
    const idlest = this.#workers.toSorted((a, b) => a.running - b.running)[0];
    if (!idlest || idlest.running >= this.#options.perWorker) return;
    const waiting = this.#queue.next();
    if (!waiting) return;
    const { request, inbox } = waiting;
    const isQuarantined = request.bundle !== null && this.#quarantine.contains(request.bundle);
    idlest.render(isQuarantined ? { ...request, bundle: null } : request, inbox);
    this.#next();
  }
}
