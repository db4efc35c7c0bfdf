import { first, poolFixture, request } from "./render-pool.fixture.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("FE-03 pages above the queue's length are sent as a shell", () => {
  const { pool } = poolFixture();
  expect([1, 2, 3, 4].map(() => pool.render(request) !== null)).toEqual([true, true, true, false]);
  expect(pool.state()).toMatchObject({ running: 1, queued: 2, shed: 1, isShedding: true });
});

test("FE-03 a page that waits too long is sent as a shell, one that has to be whole waits on", async () => {
  const { pool, workers } = poolFixture();
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
  const { pool, workers } = poolFixture();
  pool.render(request);
  const forCaches = [1, 2, 3].map(() => pool.render({ ...request, address: "cache", wait: "all" }));
  expect(forCaches.map((job) => job !== null)).toEqual([true, true, false]);
  expect(pool.render({ ...request, address: "visitor" })).not.toBeNull();
  workers[0]?.answer(0, { kind: "end" });
  expect(workers[0]?.asked.at(-1)).toMatchObject({ request: { address: "visitor" } });
});

test("FE-03 a waiting page is rendered when a worker is free, a cancelled one is not", () => {
  const { pool, workers } = poolFixture();
  pool.render(request);
  const gone = pool.render(request);
  pool.render(request);
  gone?.cancel();
  workers[0]?.answer(0, { kind: "end" });
  expect(workers[0]?.asked.filter(({ kind }) => kind === "render")).toHaveLength(2);
  expect(pool.state()).toMatchObject({ running: 1, queued: 0 });
});
