import { first, poolFixture, request } from "./render-pool.fixture.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("FE-03 a page comes as a first part and what is late", async () => {
  const { pool, workers } = poolFixture();
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
  const { pool, workers, problems } = poolFixture();
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
  const { pool } = poolFixture();
  const job = pool.render(request);
  await jest.advanceTimersByTimeAsync(2200);
  await expect(job?.first).resolves.toBeNull();
  expect(pool.state()).toMatchObject({ replaced: 2, running: 0 });
});

test("FE-03 a page that waits for Galaxy keeps its worker, however long the wait", async () => {
  const { pool, workers } = poolFixture();
  if (workers[0]) workers[0].isResponsive = true;
  const job = pool.render(request);
  await jest.advanceTimersByTimeAsync(2400);
  expect(pool.state()).toMatchObject({ replaced: 0, running: 1 });
  workers[0]?.answer(0, first);
  await expect(job?.first).resolves.toMatchObject({ html: "<h1>" });
});

test("FE-02 the state of the pool has the memory of its workers", () => {
  const { pool, workers } = poolFixture();
  if (workers[0]) workers[0].isResponsive = true;
  pool.render(request);
  expect(pool.state().memory).toBe(5_000_000);
});

test("FE-03 a worker that starts slowly is no worker that hangs", async () => {
  const { pool } = poolFixture({ startLimit: 2000 });
  pool.render(request);
  await jest.advanceTimersByTimeAsync(1900);
  expect(pool.state()).toMatchObject({ replaced: 0, running: 1 });
});

test("FE-03 a page whose end does not come is ended", async () => {
  const { pool, workers } = poolFixture();
  if (workers[0]) workers[0].isResponsive = true;
  const job = pool.render(request);
  workers[0]?.answer(0, first);
  await jest.advanceTimersByTimeAsync(3000);
  const late: string[] = [];
  for await (const html of job?.late() ?? []) late.push(html);
  expect(late).toEqual([]);
  expect(pool.state().replaced).toBe(1);
});

test("FE-03 a release that hangs again and again costs no further visitor the limit", async () => {
  const { pool, workers, problems } = poolFixture();
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
  const { pool, workers, problems } = poolFixture();
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
  const { pool, workers } = poolFixture();
  workers[0]?.crash("boom");
  const job = pool.render(request);
  workers[1]?.crash("boom");
  await expect(job?.first).resolves.toBeNull();
});

test("FE-03 a bundle that brings its worker down between pages is blamed, and left to the browser in the end", () => {
  const { pool, workers, problems } = poolFixture();
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
