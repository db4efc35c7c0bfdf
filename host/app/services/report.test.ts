import { GalaxyFailure, NetworkError } from "@stays/contract";
import { isReleaseFault, readOperation, reportOnce } from "./report.ts";

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

test.each([
  ["a call without an answer", new NetworkError("get-travel-rating", "HTTP 503"), "get-travel-rating"],
  [
    "an answer that breaks the contract",
    Object.assign(new Error("no Groups"), { operation: "get-basket" }),
    "get-basket",
  ],
  ["a mistake of the page", new TypeError("x is undefined"), "render pages/village"],
  ["something thrown that is no error", { operation: "get-basket" }, "render pages/village"],
])("ER-02 %s is logged under its own name", (_, cause, operation) => {
  expect(readOperation(cause, "render pages/village")).toBe(operation);
});

test.each([
  ["an exception of its code", new TypeError("x is not a function"), true],
  ["a module that cannot be loaded", new Error("Loading chunk 7 failed"), true],
  ["a call without an answer", new NetworkError("get-basket", "HTTP 503"), false],
  ["a code of Galaxy", new GalaxyFailure("get-basket", 500, "Database"), false],
  ["a request that was given up", new DOMException("gone", "AbortError"), false],
  ["a part that the server left to the browser", new Error("Minified React error #419; visit"), false],
  ["a text that is thrown", "boom", true],
  ["undefined that is thrown", undefined, true],
  ["null that is thrown", null, true],
  ["an object that is thrown", Object.freeze({ code: 1 }), true],
])("FE-04 only a fault of its own counts against a release: %s", (_, cause, expected) => {
  expect(isReleaseFault({ cause })).toBe(expected);
});

test("FE-04 a problem of which nothing was thrown does not count against a release", () => {
  expect(isReleaseFault({})).toBe(false);
});
