import { createMetrics } from "./metrics.ts";

const MINUTE = 60_000;

test("the responses of the last hour are those that /metrics has counted since", async () => {
  let now = 0;
  const metrics = createMetrics({
    releases: async () => ({}),
    missing: () => [],
    registry: () => ({ number: 1, unreadableSince: null }),
    rendering: () => null,
    now: () => now,
  });
  expect(await metrics.lastHour()).toEqual({});
  metrics.answered("page", 200, 0.2);
  metrics.answered("page", 503, 3);
  now = 30 * MINUTE;
  metrics.answered("page", 200, 1);
  metrics.answered("galaxy", 502, 0.1);
  expect(await metrics.lastHour()).toEqual({
    page: { answers: 3, failed: 1, fast: 2 },
    galaxy: { answers: 1, failed: 1, fast: 1 },
  });
  now = 60 * MINUTE;
  expect((await metrics.lastHour()).page).toEqual({ answers: 1, failed: 0, fast: 1 });
  now = 89 * MINUTE;
  metrics.answered("page", 200, 2);
  now = 90 * MINUTE;
  expect((await metrics.lastHour()).page).toEqual({ answers: 1, failed: 0, fast: 0 });
  expect(await metrics.text()).toContain('stays_answer_seconds_count{kind="page",status="200"} 3');
});
