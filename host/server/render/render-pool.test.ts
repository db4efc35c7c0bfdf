import { type RenderJob, RenderPool, type RenderPoolOptions } from "./render-pool.ts";
import type { RenderAnswer, RenderProblem, RenderRequest, SentRequest, ToWorker } from "./render-protocol.ts";
import type { WorkerHandle, WorkerListeners } from "./worker-process.ts";

/** A page of mf-search. */
const request = {
  bundle: { remote: "mf-search", version: "1.0.0", file: "", integrity: "" },
} as RenderRequest;
/** The first part of a page, which has more. */
const first = {
  kind: "first",
  head: { title: "" },
  html: Buffer.from("<h1>"),
  hasPage: true,
  isComplete: false,
} satisfies RenderAnswer;

/** A worker whose answers the test sends. */
class FakeWorker implements WorkerHandle {
  readonly sent: ToWorker[] = [];
  isKilled = false;
  #isReady = false;
  readonly #listeners: WorkerListeners;

  constructor(listeners: WorkerListeners) {
    this.#listeners = listeners;
  }
  /** The pages that it was asked for. */
  get requests(): readonly SentRequest[] {
    return this.sent.flatMap((message) => (message.kind === "render" ? [message.request] : []));
  }
  send(message: ToWorker) {
    this.sent.push(message);
  }
  memory() {
    return 5_000_000;
  }
  async kill(reason = "killed") {
    this.isKilled = true;
    this.end(reason);
  }
  /** Has started, once. */
  start(): this {
    if (!this.#isReady) {
      this.#isReady = true;
      this.#listeners.onReady();
    }
    return this;
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

/** Returns a pool of one worker that has not started yet, with a queue of two, what it starts and what it reports. */
function openPool(more: Partial<RenderPoolOptions> = {}) {
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
  /** The newest worker, which has started. */
  const worker = () => {
    const newest = workers.at(-1);
    if (!newest) throw new Error("no worker was started");
    return newest.start();
  };
  return { pool, workers, worker, problems };
}

/** Returns such a pool whose worker has started. */
function poolFixture() {
  const fixture = openPool();
  fixture.worker();
  return fixture;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick"] }));
afterEach(() => jest.useRealTimers());

async function readLate(job: RenderJob | null): Promise<readonly string[]> {
  const parts: string[] = [];
  for await (const html of job?.late ?? []) parts.push(html);
  return parts;
}

test("FE-03 a page comes as a first part and what is late", async () => {
  const { pool, worker } = poolFixture();
  const job = pool.render(request);
  worker().answer(0, first);
  worker().answer(0, { kind: "late", html: "<p>" });
  worker().answer(0, { kind: "end" });
  await expect(job?.first).resolves.toMatchObject({ html: first.html });
  expect(await readLate(job)).toEqual(["<p>"]);
});

test("FE-03 a page of a worker that ends gets its shell from the next one, without its remote", async () => {
  const { pool, workers, worker, problems } = poolFixture();
  const job = pool.render(request);
  worker().end("it did not answer");
  expect(workers).toHaveLength(2);
  expect(worker().requests).toMatchObject([{ bundle: null }]);
  worker().answer(0, { ...first, head: null });
  worker().answer(0, { kind: "end" });
  await expect(job?.first).resolves.toMatchObject({ html: first.html, head: null });
  expect(problems).toMatchObject([
    { remote: "mf-search", release: "1.0.0", operation: "render", isFault: true },
  ]);
  expect(problems[0]?.message).toContain("it did not answer");
  expect(pool.state()).toMatchObject({ replaced: 1, running: 0, crashes: 0 });
});

test("FE-03 a page whose shell ends its worker too is sent as a shell", async () => {
  const { pool, worker } = poolFixture();
  const job = pool.render(request);
  worker().end("killed");
  worker().end("killed");
  await expect(job?.first).resolves.toBeNull();
});

test("FE-03 a page that is already on its way ends with its worker", async () => {
  const { pool, worker } = poolFixture();
  const job = pool.render(request);
  worker().answer(0, first);
  worker().answer(0, { kind: "late", html: "<p>" });
  worker().end("killed");
  expect(await readLate(job)).toEqual(["<p>"]);
  expect(worker().requests).toEqual([]);
});

test("FE-03 a page goes to a worker that has started, or waits as long as promised", async () => {
  const { pool, workers, worker } = openPool();
  const [early, second] = [pool.render(request), pool.render(request)];
  await jest.advanceTimersByTimeAsync(299);
  expect(pool.state()).toMatchObject({ queued: 2, running: 0, isDown: true, hasRendered: false });
  await jest.advanceTimersByTimeAsync(1);
  expect(await Promise.all([early?.first, second?.first])).toEqual([null, null]);
  expect(workers.flatMap(({ sent }) => sent)).toEqual([]);
  const job = pool.render(request);
  worker().answer(0, first);
  await expect(job?.first).resolves.toMatchObject({ html: first.html });
  expect(pool.state()).toMatchObject({ isDown: false, hasRendered: true });
});

test.each([
  ["starts", (worker: FakeWorker) => void worker.start()],
  ["ends", (worker: FakeWorker) => worker.end("exit code 3")],
])("FE-03 the site waits until its first worker %s", async (_, go) => {
  const { pool, workers } = openPool();
  let isStarted = false;
  void pool.started.then(() => {
    isStarted = true;
  });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(isStarted).toBe(false);
  for (const worker of workers) go(worker);
  await pool.started;
});

test("FE-03 a page that waits for another worker, or has to be whole, does not wait for ever", async () => {
  const { pool, worker } = poolFixture();
  const again = pool.render(request);
  const crawler = pool.render({ ...request, wait: "all" });
  worker().end("it did not answer");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all([again?.first, crawler?.first])).toEqual([null, null]);
});

test("FE-02 the state of the pool has the memory of its workers", () => {
  expect(poolFixture().pool.state().memory).toBe(5_000_000);
});

test("FE-03 workers that end at once are reported each, started ever more rarely, and pages do not wait", async () => {
  const { pool, workers, worker, problems } = poolFixture();
  for (let crash = 0; crash < 8; crash++) {
    worker().end("out of memory");
    await jest.advanceTimersByTimeAsync(500);
  }
  const started = workers.length;
  expect(started).toBeLessThan(7);
  expect(problems).toHaveLength(started - Number(!pool.state().isDown));
  await jest.advanceTimersByTimeAsync(60_000);
  worker().end("out of memory");
  expect(pool.state()).toMatchObject({ workers: 0, isDown: true });
  expect(pool.render(request)).toBeNull();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(pool.state()).toMatchObject({ workers: 1, isDown: true });
  pool.render(request);
  worker().answer(0, first);
  expect(pool.state().crashes).toBe(0);
});

test("FE-03 a page that waits for the last worker is sent as a shell when that ends again", async () => {
  const { pool, worker } = poolFixture();
  worker().end("boom");
  const jobs = [pool.render(request), pool.render(request)];
  worker().end("boom");
  expect(await Promise.all(jobs.map((job) => job?.first))).toEqual([null, null]);
});

test("FE-03 a worker that ends between pages is reported with its last page's release", () => {
  const { pool, worker, problems } = poolFixture();
  pool.render(request);
  worker().answer(0, first);
  worker().answer(0, { kind: "end" });
  worker().end("thrown by a timer");
  expect(problems).toMatchObject([{ remote: "mf-search", release: "1.0.0" }]);
});

test("FE-03 pages above the queue's length are sent as a shell", () => {
  const { pool } = poolFixture();
  expect([1, 2, 3, 4].map(() => pool.render(request) !== null)).toEqual([true, true, true, false]);
  expect(pool.state()).toMatchObject({ running: 1, queued: 2, shed: 1, isShedding: true });
});

test("FE-03 a page that waits too long is sent as a shell, one that has to be whole waits on", async () => {
  const { pool, worker } = poolFixture();
  pool.render(request);
  const visitor = pool.render(request);
  const crawler = pool.render({ ...request, wait: "all" });
  await jest.advanceTimersByTimeAsync(400);
  await expect(visitor?.first).resolves.toBeNull();
  expect(pool.state()).toMatchObject({ queued: 1, shed: 1 });
  worker().answer(0, { kind: "end" });
  worker().answer(1, first);
  await expect(crawler?.first).resolves.toMatchObject({ html: first.html });
});

test("FE-03 pages for caches take no room of visitors, and are rendered after them", () => {
  const { pool, worker } = poolFixture();
  pool.render(request);
  const forCaches = [1, 2, 3].map(() => pool.render({ ...request, address: "cache", wait: "all" }));
  expect(forCaches.map((job) => job !== null)).toEqual([true, true, false]);
  expect(pool.render({ ...request, address: "visitor" })).not.toBeNull();
  worker().answer(0, { kind: "end" });
  expect(worker().requests.at(-1)).toMatchObject({ address: "visitor" });
});

test("FE-03 a waiting page is rendered when a worker is free, a cancelled one is not", () => {
  const { pool, worker } = poolFixture();
  pool.render(request);
  const gone = pool.render(request);
  pool.render(request);
  gone?.cancel();
  worker().answer(0, { kind: "end" });
  expect(worker().requests).toHaveLength(2);
  expect(pool.state()).toMatchObject({ running: 1, queued: 0 });
});

test("FE-03 a worker learns that its visitor has left, and what it still sends is ignored", async () => {
  const { pool, worker } = poolFixture();
  const job = pool.render(request);
  worker().answer(0, first);
  job?.cancel();
  expect(worker().sent.at(-1)).toMatchObject({ kind: "cancel" });
  worker().answer(0, { kind: "late", html: "<p>" });
  worker().answer(0, { kind: "end" });
  expect(await readLate(job)).toEqual([]);
});

test("FE-03 a closed pool kills its workers, starts none and ends its pages", async () => {
  const { pool, workers, problems } = poolFixture();
  const jobs = [pool.render(request), pool.render(request)];
  await pool.close();
  expect(await Promise.all(jobs.map((job) => job?.first))).toEqual([null, null]);
  expect(workers.map(({ isKilled }) => isKilled)).toEqual([true]);
  expect(problems).toEqual([]);
  expect(pool.render(request)).toBeNull();
});
