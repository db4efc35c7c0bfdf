import { availableParallelism } from "node:os";
import { Readable } from "node:stream";
import {
  type FirstPart,
  problemSource,
  type RenderAnswer,
  type RenderProblem,
  type RenderRequest,
} from "./render-protocol.ts";
import type { WorkerHandle, WorkerListeners } from "./worker-process.ts";

export interface RenderPoolOptions {
  readonly startWorker: (listeners: WorkerListeners) => WorkerHandle;
  /** Called with each problem and the id of its visitor, if it has one. */
  readonly onProblem: (problem: RenderProblem, visitor: string | undefined) => void;
  /** Workers; the default leaves one core to the main thread, which owns the socket. */
  readonly size?: number;
  /** Pages of visitors that may wait for a worker, and at most as many others. */
  readonly maxWaiting?: number;
  /** Pages that a worker renders at the same time: they mostly wait for Galaxy. */
  readonly pagesPerWorker?: number;
}

/** A page that a worker renders: its first part, then the late parts. */
export interface RenderJob {
  /** null when the page could not be rendered, or not in time: the page shell is sent. */
  readonly first: Promise<FirstPart | null>;
  /** The parts that React streams after the first one; ends with the page. */
  readonly late: AsyncIterable<string>;
  /** Called when the visitor has disconnected. */
  cancel(): void;
}

export interface RenderPoolState {
  readonly workers: number;
  readonly running: number;
  readonly queued: number;
  /** Workers that ended, or were killed because they did not answer. */
  readonly replaced: number;
  /** Pages sent as the page shell because too many waited, or they had waited too long. */
  readonly shed: number;
  /** Bytes of memory of the worker processes, when each last answered. */
  readonly memory: number;
  /** True while no more pages of visitors may wait. */
  readonly isShedding: boolean;
  /** Workers that ended since a page was last rendered. */
  readonly crashes: number;
  /** True while no worker takes pages: they are sent as the page shell until one has started. */
  readonly isDown: boolean;
  /** True once a worker has rendered a page. */
  readonly hasRendered: boolean;
}

/** Milliseconds that a visitor's page waits for a worker. With the rendering, a visitor waits for about a second. */
const MAX_WAIT = 300;
/** The same for a page that has to be whole. */
const MAX_WAIT_WHOLE = 10_000;
/** The same for a page whose worker has ended: the next one starts within a second, except on a busy machine. */
const MAX_WAIT_AGAIN = 3_000;
/** Most characters of one page. */
const LONGEST_PAGE = 32_000_000;
/** Milliseconds until another worker starts, after the second end in a row; doubled by each further one. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

interface Page {
  request: RenderRequest;
  /** Workers do not get it: they render nothing of a single visitor. */
  readonly visitor: string | undefined;
  hasFirst: boolean;
  isEnded: boolean;
  /** Characters that have come. */
  size: number;
  readonly settleFirst: (first: FirstPart | null) => void;
  readonly late: Readable;
}

interface Worker {
  handle: WorkerHandle;
  /** Whether it has started. */
  isReady: boolean;
  /** The pages that it renders, by the id of their messages. */
  readonly pages: Map<number, Page>;
  /** The last page that it received. */
  last: Pick<Page, "request" | "visitor"> | null;
}

/** Whether a visitor waits for the page. One that has to be whole is for a crawler or a cache, which have time. */
const isForVisitor = ({ request }: Page): boolean => request.wait !== "all";

function endPage(page: Page): void {
  if (page.isEnded) return;
  page.isEnded = true;
  page.settleFirst(null);
  page.late.push(null);
}

/**
 * Renders pages in worker processes, so that no remote can block or crash the server. No pool library streams
 * several pages from one process: Piscina has threads only, workerpool runs one task at a time in a process,
 * and Tinypool connects a process with the messages of one of its tasks.
 */
export class RenderPool {
  readonly #options: Required<RenderPoolOptions>;
  readonly #workers = new Set<Worker>();
  readonly #waiting: Page[] = [];
  #lastId = 0;
  #replaced = 0;
  #shed = 0;
  #crashes = 0;
  #hasRendered = false;
  #isClosed = false;
  #settleStart = () => {};
  /** Settles when the first worker takes pages, or has ended. */
  readonly started = new Promise<void>((resolve) => {
    this.#settleStart = resolve;
  });

  constructor(options: RenderPoolOptions) {
    this.#options = { size: availableParallelism() - 1 || 1, maxWaiting: 20, pagesPerWorker: 8, ...options };
    for (let count = 0; count < this.#options.size; count += 1) this.#start();
  }

  /**
   * @param visitor for whom a fault counts
   * @returns null when too many pages wait: the page shell is sent
   */
  render(request: RenderRequest, visitor?: string): RenderJob | null {
    let settleFirst: Page["settleFirst"] = () => {};
    const first = new Promise<FirstPart | null>((resolve) => {
      settleFirst = resolve;
    });
    const late = new Readable({ objectMode: true, read: () => {} });
    const page: Page = { request, visitor, hasFirst: false, isEnded: false, size: 0, settleFirst, late };
    if (this.#workers.size === 0 || this.#isFull(isForVisitor(page))) {
      this.#shed += 1;
      return null;
    }
    this.#waiting.push(page);
    this.#limitWait(page, isForVisitor(page) ? MAX_WAIT : MAX_WAIT_WHOLE);
    this.#next();
    return { first, late, cancel: () => this.#cancel(page) };
  }

  state(): RenderPoolState {
    const workers = [...this.#workers];
    return {
      workers: workers.length,
      running: workers.reduce((sum, { pages }) => sum + pages.size, 0),
      queued: this.#waiting.length,
      replaced: this.#replaced,
      shed: this.#shed,
      memory: workers.reduce((sum, { handle }) => sum + handle.memory(), 0),
      isShedding: this.#isFull(true),
      crashes: this.#crashes,
      isDown: !workers.some(({ isReady }) => isReady),
      hasRendered: this.#hasRendered,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#workers].map(({ handle }) => handle.kill()));
  }

  /** Pages for crawlers and caches never take the room of a visitor's. */
  #isFull(isVisitors: boolean): boolean {
    return (
      this.#waiting.filter((page) => isForVisitor(page) === isVisitors).length >= this.#options.maxWaiting
    );
  }

  /** Gives waiting pages, first those of visitors, to the started worker with the fewest. */
  #next(): void {
    const [idlest] = [...this.#workers]
      .filter(({ isReady }) => isReady)
      .sort((one, other) => one.pages.size - other.pages.size);
    const page = this.#waiting.find(isForVisitor) ?? this.#waiting[0];
    if (!page || !idlest || idlest.pages.size >= this.#options.pagesPerWorker) return;
    this.#leaveQueue(page);
    this.#lastId += 1;
    idlest.pages.set(this.#lastId, page);
    idlest.last = { request: page.request, visitor: page.visitor };
    idlest.handle.send({ kind: "render", id: this.#lastId, request: page.request });
    this.#next();
  }

  /** @returns false when the page does not wait */
  #leaveQueue(page: Page): boolean {
    const index = this.#waiting.indexOf(page);
    if (index !== -1) this.#waiting.splice(index, 1);
    return index !== -1;
  }

  #limitWait(page: Page, limit: number): void {
    setTimeout(() => {
      if (!this.#leaveQueue(page)) return;
      this.#shed += 1;
      endPage(page);
    }, limit).unref();
  }

  #cancel(page: Page): void {
    this.#leaveQueue(page);
    for (const { handle, pages } of this.#workers)
      for (const [id, running] of pages) if (running === page) handle.send({ kind: "cancel", id });
    endPage(page);
  }

  #start(): void {
    const pages = new Map<number, Page>();
    const handle = this.#options.startWorker({
      onReady: () => {
        worker.isReady = true;
        this.#settleStart();
        this.#next();
      },
      onAnswer: (id, answer) => this.#take(worker, id, answer),
      onEnd: (reason) => this.#replace(worker, reason),
    });
    const worker: Worker = { handle, isReady: false, pages, last: null };
    this.#workers.add(worker);
  }

  /** Takes an answer; one to a page that the worker does not render changes nothing. */
  #take({ handle, pages }: Worker, id: number, answer: RenderAnswer): void {
    const page = pages.get(id);
    if (answer.kind === "problem") this.#options.onProblem(answer.problem, page?.visitor);
    if (!page) return;
    page.size += "html" in answer ? answer.html.length : 0;
    if (page.size > LONGEST_PAGE) {
      void handle.kill(`a page has more than ${LONGEST_PAGE} characters`);
      return;
    }
    if (answer.kind === "first") {
      page.hasFirst = true;
      this.#crashes = 0;
      this.#hasRendered = true;
      page.settleFirst(answer);
    }
    if (answer.kind === "late" && !page.isEnded) page.late.push(answer.html);
    if (answer.kind !== "end") return;
    pages.delete(id);
    endPage(page);
    this.#next();
  }

  /**
   * Replaces a worker that has ended. Its pages that are not sent yet are rendered again without their remotes:
   * it is unknown which of them ended it.
   */
  #replace(worker: Worker, reason: string): void {
    if (!this.#workers.delete(worker)) return;
    this.#settleStart();
    const pages = [...worker.pages.values()];
    // The newest page is the most likely reason; after the last one, code that it left running.
    const { request, visitor } = pages.at(-1) ?? worker.last ?? { request: null, visitor: undefined };
    const again = pages.filter((page) => !page.hasFirst && !page.isEnded && page.request.bundle !== null);
    for (const page of pages) if (!again.includes(page)) endPage(page);
    for (const page of again) {
      page.request = { ...page.request, bundle: null };
      this.#limitWait(page, MAX_WAIT_AGAIN);
    }
    this.#waiting.unshift(...again);
    if (!this.#isClosed) {
      const message = `a render worker is replaced: ${reason}`;
      this.#options.onProblem(
        { ...problemSource(request), operation: "render", message, isFault: true },
        visitor,
      );
      this.#replaced += 1;
      this.#restart();
    }
    if (this.#workers.size === 0) for (const page of this.#waiting.splice(0)) endPage(page);
    this.#next();
  }

  /** Starts another worker: at once, but after ever longer pauses while none of them renders a page. */
  #restart(): void {
    this.#crashes += 1;
    if (this.#crashes === 1) {
      this.#start();
      return;
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.#crashes - 2), LONGEST_PAUSE);
    setTimeout(() => {
      if (this.#isClosed) return;
      this.#start();
      this.#next();
    }, pause).unref();
  }
}
