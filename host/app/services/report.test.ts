import { reportOnce } from "./report.ts";

test("ER-02 a fault is logged once, however many report it; what has no cause is logged each time", () => {
  const logged: unknown[] = [];
  const report = reportOnce(({ operation }) => logged.push(operation));
  const cause = new Error("HTTP 503");
  const problem = { remote: "host", release: "live", message: "" };
  report({ ...problem, operation: "first", cause });
  report({ ...problem, operation: "second", cause });
  report({ ...problem, operation: "third" });
  report({ ...problem, operation: "third" });
  report({ ...problem, operation: "fourth", cause: new Error("HTTP 503") });
  expect(logged).toEqual(["first", "third", "third", "fourth"]);
});
