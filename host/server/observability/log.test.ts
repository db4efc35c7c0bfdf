import { createLog } from "./log.ts";

function logged(act: (log: ReturnType<typeof createLog>) => void): unknown[] {
  const lines: string[] = [];
  act(
    createLog(
      (line) => lines.push(line),
      () => Date.UTC(2027, 1, 7),
    ),
  );
  return lines.map((line) => JSON.parse(line));
}

test("a line has time, level, message and details", () => {
  expect(logged((log) => log.warn("slow", { operation: "get-basket", ms: 12 }))).toEqual([
    { time: "2027-02-07T00:00:00.000Z", level: "warn", message: "slow", operation: "get-basket", ms: 12 },
  ]);
});

test("an error keeps its cause, and a line break stays inside its line", () => {
  const lines = logged((log) =>
    log.error("two\nlines", { error: new Error("outer", { cause: new Error("inner") }) }),
  );
  expect(lines).toMatchObject([
    { message: "two\nlines", error: { message: "outer", cause: { message: "inner" } } },
  ]);
});

const cycle = new Error("cycle");
cycle.cause = cycle;

test.each([
  ["a text", "boom", { name: "string", message: "boom" }],
  ["undefined", undefined, { name: "undefined", message: "undefined" }],
  [
    "an error whose cause is itself",
    cycle,
    { message: "cycle", cause: { cause: { cause: { message: "cycle" } } } },
  ],
])("%s that was thrown has its line", (_, error, written) => {
  expect(logged((log) => log.error("failed", { error }))).toMatchObject([{ error: written }]);
});
