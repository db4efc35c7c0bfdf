import { RecentProblems } from "./recent-problems.ts";

const MINUTE = 60_000;
const problem = (message: string, route = "/en/stays") => ({
  kind: "problem" as const,
  remote: "mf-cart",
  release: "1",
  operation: "render",
  message,
  isFault: true,
  route,
});

test("ER-02 the same problem is one entry with its latest page, and counts for an hour", () => {
  let now = 0;
  const problems = new RecentProblems(() => now);
  problems.add(problem("broken"));
  now = 30 * MINUTE;
  problems.add(problem("late"));
  problems.add(problem("broken", "/en/stays/cabin/1"));
  expect(problems.latest()).toMatchObject([
    { problem: { message: "broken", route: "/en/stays/cabin/1" }, times: 2, at: now },
    { problem: { message: "late" }, times: 1 },
  ]);
  now = 60 * MINUTE;
  expect(problems.latest().map(({ times }) => times)).toEqual([1, 1]);
  now = 90 * MINUTE;
  expect(problems.latest()).toEqual([]);
});

test("ER-02 made-up problems push out the oldest, and no more than fifty are kept", () => {
  const problems = new RecentProblems(() => 0);
  for (let number = 0; number < 1_000; number++) problems.add(problem(`${number}`));
  const kept = problems.latest();
  expect(kept).toHaveLength(50);
  expect(kept[0]?.problem.message).toBe("999");
});
