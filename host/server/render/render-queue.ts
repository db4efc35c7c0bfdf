import type { PageOrder } from "./pool-worker.ts";

/** Limits of the queue, and who learns of a page that left it. */
export interface RenderQueueOptions {
  /** Pages of visitors that may wait, and at most as many others. */
  readonly maxLength: number;
  /** Milliseconds that a visitor's page waits. */
  readonly maxWait: number;
  /** Called with a page that has waited too long; it is no longer in the queue. */
  readonly onExpired: (order: PageOrder) => void;
}

/** Whether a visitor waits for the page. One that has to be whole is for a crawler or a cache, which have time. */
const isForVisitor = ({ request }: PageOrder): boolean => request.wait !== "all";

/** The pages that wait for a worker. Those of visitors come first, and leave when they have waited too long. */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #orders: PageOrder[] = [];

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  get length(): number {
    return this.#orders.length;
  }

  /** Whether as many pages of visitors wait as may. */
  get isFull(): boolean {
    return this.#orders.filter(isForVisitor).length >= this.#options.maxLength;
  }

  /** Whether there is room for a page. Pages for crawlers and caches never take a visitor's room. */
  accepts(order: PageOrder): boolean {
    const isVisitors = isForVisitor(order);
    const rivals = this.#orders.filter((other) => isForVisitor(other) === isVisitors);
    return rivals.length < this.#options.maxLength;
  }

  add(order: PageOrder): void {
    this.#orders.push(order);
    if (!isForVisitor(order)) return;
    const { maxWait, onExpired } = this.#options;
    setTimeout(() => this.remove(order) && onExpired(order), maxWait).unref();
  }

  /** Puts pages first that a worker has left unfinished. */
  putBack(orders: readonly PageOrder[]): void {
    this.#orders.unshift(...orders);
  }

  /** Takes the next page out of the queue: the longest waiting one of a visitor, else of another. */
  next(): PageOrder | undefined {
    const order = this.#orders.find(isForVisitor) ?? this.#orders[0];
    if (order) this.remove(order);
    return order;
  }

  /** @returns false when the page is not in the queue */
  remove(order: PageOrder): boolean {
    const index = this.#orders.indexOf(order);
    if (index !== -1) this.#orders.splice(index, 1);
    return index !== -1;
  }

  /** Takes all pages out of the queue. */
  clear(): readonly PageOrder[] {
    return this.#orders.splice(0);
  }
}
