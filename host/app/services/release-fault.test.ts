import { GalaxyFailure, NetworkError } from "@stays/contract";
import { isReleaseFault } from "./release-fault.ts";

test.each([
  ["an exception of its code", new TypeError("x is not a function"), true],
  ["a module that cannot be loaded", new Error("Loading chunk 7 failed"), true],
  ["a call without an answer", new NetworkError("get-basket", "HTTP 503"), false],
  ["a code of Galaxy", new GalaxyFailure("get-basket", 500, "Database"), false],
  ["a request that was given up", new DOMException("gone", "AbortError"), false],
  ["nothing that was thrown", undefined, false],
])("FE-04 only a fault of its own counts against a release: %s", (_, cause, expected) => {
  expect(isReleaseFault(cause)).toBe(expected);
});
