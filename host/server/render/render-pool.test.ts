import type { WorkerHandle } from "./pool-worker.ts";
import { RenderPool } from "./render-pool.ts";
import type { FromWorker, RenderAnswer, RenderProblem, RenderRequest, ToWorker } from "./render-protocol.ts";

const request = {
  bundle: { remote: "mf-search", version: "1.0.0", file: "", integrity: "" },
} as RenderRequest;
const first: RenderAnswer = {
  kind: "first",
  head: { title: "" },
  html: "<h1>",
  texts: {},
  hasPage: true,
  isComplete: false,
};

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

function aPool(more: { startLimit?: number } = {}) {
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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("FE-03 a page comes as a first part and what is late", async () => {
  const { pool, workers } = aPool();
  const job = pool.render(request);
  workers[0]?.answer(0, first);
  workers[0]?.answer(0, { kind: "late", html: "<p>" });
  workers[0]?.answer(0, { kind: "end" });
  await expect(job?.first).resolves.toMatchObject({ html: "<h1>" });
  const late: string[] = [];
  for await (const html of job?.late() ?? []) late.push(html);
  expect(late).toEqual(["<p>"]);
});

test("FE-03 a worker that does not answer is ended and replaced, its page gets its shell from the next one", async () => {
  const { pool, workers, problems } = aPool();
  const job = pool.render(request);
  await jest.advanceTimersByTimeAsync(1100);
  expect(workers[0]?.isTerminated).toBe(true);
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked[0]).toMatchObject({ kind: "render", request: { bundle: null } });
  workers[1]?.answer(0, { ...first, head: null });
  workers[1]?.answer(0, { kind: "end" });
  await expect(job?.first).resolves.toMatchObject({ html: "<h1>", head: null });
  expect(problems[0]).toMatchObject({ remote: "mf-search", release: "1.0.0", operation: "render" });
  expect(pool.state()).toMatchObject({ replaced: 1, running: 0 });
});

test("FE-03 a page whose shell hangs too is sent as a shell", async () => {
  const { pool } = aPool();
  const job = pool.render(request);
  await jest.advanceTimersByTimeAsync(2200);
  await expect(job?.first).resolves.toBeNull();
  expect(pool.state()).toMatchObject({ replaced: 2, running: 0 });
});

test("FE-03 a page that waits for Galaxy keeps its worker, however long the wait", async () => {
  const { pool, workers } = aPool();
  if (workers[0]) workers[0].isResponsive = true;
  const job = pool.render(request);
  await jest.advanceTimersByTimeAsync(2400);
  expect(pool.state()).toMatchObject({ replaced: 0, running: 1 });
  workers[0]?.answer(0, first);
  await expect(job?.first).resolves.toMatchObject({ html: "<h1>" });
});

test("FE-02 the state of the pool has the memory of its workers", () => {
  const { pool, workers } = aPool();
  if (workers[0]) workers[0].isResponsive = true;
  pool.render(request);
  expect(pool.state().memory).toBe(5_000_000);
});

test("FE-03 a worker that starts slowly is no worker that hangs", async () => {
  const { pool } = aPool({ startLimit: 2000 });
  pool.render(request);
  await jest.advanceTimersByTimeAsync(1900);
  expect(pool.state()).toMatchObject({ replaced: 0, running: 1 });
});

test("FE-03 a page whose end does not come is ended", async () => {
  const { pool, workers } = aPool();
  if (workers[0]) workers[0].isResponsive = true;
  const job = pool.render(request);
  workers[0]?.answer(0, first);
  await jest.advanceTimersByTimeAsync(3000);
  const late: string[] = [];
  for await (const html of job?.late() ?? []) late.push(html);
  expect(late).toEqual([]);
  expect(pool.state().replaced).toBe(1);
});

test("FE-03 pages above the queue's length are sent as a shell", () => {
  const { pool } = aPool();
  expect([1, 2, 3, 4].map(() => pool.render(request) !== null)).toEqual([true, true, true, false]);
  expect(pool.state()).toMatchObject({ running: 1, queued: 2, shed: 1, isShedding: true });
});

test("FE-03 a page that waits too long is sent as a shell, one that has to be whole waits on", async () => {
  const { pool, workers } = aPool();
  pool.render(request);
  const visitor = pool.render(request);
  const crawler = pool.render({ ...request, wait: "all" });
  await jest.advanceTimersByTimeAsync(400);
  await expect(visitor?.first).resolves.toBeNull();
  expect(pool.state()).toMatchObject({ queued: 1, shed: 1 });
  workers[0]?.answer(0, { kind: "end" });
  workers[0]?.answer(1, first);
  await expect(crawler?.first).resolves.toMatchObject({ html: "<h1>" });
});

test("FE-03 pages for caches take no room of visitors, and are rendered after them", () => {
  const { pool, workers } = aPool();
  pool.render(request);
  const forCaches = [1, 2, 3].map(() => pool.render({ ...request, address: "cache", wait: "all" }));
  expect(forCaches.map((job) => job !== null)).toEqual([true, true, false]);
  expect(pool.render({ ...request, address: "visitor" })).not.toBeNull();
  workers[0]?.answer(0, { kind: "end" });
  expect(workers[0]?.asked.at(-1)).toMatchObject({ request: { address: "visitor" } });
});

test("FE-03 a waiting page is rendered when a worker is free, a cancelled one is not", () => {
  const { pool, workers } = aPool();
  pool.render(request);
  const gone = pool.render(request);
  pool.render(request);
  gone?.cancel();
  workers[0]?.answer(0, { kind: "end" });
  expect(workers[0]?.asked.filter(({ kind }) => kind === "render")).toHaveLength(2);
  expect(pool.state()).toMatchObject({ running: 1, queued: 0 });
});

test("FE-03 a release that hangs again and again costs no further visitor the limit", async () => {
  const { pool, workers, problems } = aPool();
  for (const hangs of [1, 2]) {
    pool.render(request);
    await jest.advanceTimersByTimeAsync(1100);
    workers.at(-1)?.answer(0, { kind: "end" });
    expect(workers).toHaveLength(1 + hangs);
  }
  expect(problems.at(-1)).toMatchObject({ remote: "mf-search", release: "1.0.0" });
  expect(problems.at(-1)?.message).toContain("2 times in a row");
  expect(pool.state().quarantined).toEqual(["mf-search 1.0.0"]);
  pool.render(request);
  expect(workers.at(-1)?.asked.at(-1)).toMatchObject({ kind: "render", request: { bundle: null } });
});

test("FE-03 workers that crash at once are logged each, started ever more rarely, and pages do not wait", async () => {
  const { pool, workers, problems } = aPool();
  for (let crash = 0; crash < 8; crash++) {
    workers.at(-1)?.crash("out of memory");
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(problems.filter(({ message }) => message.includes("out of memory"))).toHaveLength(8);
  await jest.advanceTimersByTimeAsync(60_000 - 4_000);
  const started = workers.length;
  expect(started).toBeLessThan(10);
  workers.at(-1)?.crash("out of memory");
  expect(pool.state()).toMatchObject({ workers: 0, isDown: true });
  expect(pool.render(request)).toBeNull();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(pool.state()).toMatchObject({ workers: 1, isDown: false });
  pool.render(request);
  workers.at(-1)?.answer(0, first);
  expect(pool.state().crashes).toBe(0);
});

test("FE-03 a page that waits for the last worker is sent as a shell when it crashes again", async () => {
  const { pool, workers } = aPool();
  workers[0]?.crash("boom");
  const job = pool.render(request);
  workers[1]?.crash("boom");
  await expect(job?.first).resolves.toBeNull();
});

test("FE-03 a bundle that brings its worker down between pages is blamed, and left to the browser in the end", () => {
  const { pool, workers, problems } = aPool();
  for (const crashes of [1, 2]) {
    pool.render(request);
    workers.at(-1)?.answer(0, first);
    workers.at(-1)?.answer(0, { kind: "end" });
    workers.at(-1)?.crash("thrown by a timer");
    expect(problems[crashes - 1]).toMatchObject({
      ...{ remote: "mf-search", release: "1.0.0" },
      message: "the worker died: thrown by a timer",
    });
  }
  expect(pool.state().quarantined).toEqual(["mf-search 1.0.0"]);
  expect(problems.at(-1)?.message).toContain("brought workers down 2 times");
});
