import { runInNewContext } from "node:vm";
import { readThrown, toError } from "./thrown.ts";

const evil = new Proxy(
  {},
  {
    get: () => {
      throw new Error("read");
    },
    getPrototypeOf: () => {
      throw new Error("asked");
    },
  },
);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const cycle: Error = new Error("cycle");
cycle.cause = cycle;
const throwing = {
  get message(): string {
    throw new Error("getter");
  },
  get name(): string {
    throw new Error("getter");
  },
  toString(): string {
    throw new Error("toString");
  },
};
// biome-ignore lint/suspicious/noThenProperty: React waits for what has one
const never = { then: () => never };

/** What may be thrown, and what the log says of it. */
const CASES: readonly (readonly [string, unknown, string])[] = [
  ["a text", "boom", "boom"],
  ["an empty text", "", ""],
  ["a number", 42, "42"],
  ["not a number", Number.NaN, "NaN"],
  ["zero", 0, "0"],
  ["a big integer", 10n, "10"],
  ["null", null, "null"],
  ["undefined", undefined, "undefined"],
  ["false", false, "false"],
  ["a symbol", Symbol("boom"), "Symbol(boom)"],
  ["a function", () => {}, "[object Function]"],
  ["an error", new TypeError("x is undefined"), "TypeError: x is undefined"],
  ["an error without a message", new Error(), "Error"],
  ["an error of another realm", runInNewContext("new RangeError('far')"), "RangeError: far"],
  ["an error whose cause is itself", cycle, "Error: cycle"],
  ["an error of the DOM", new DOMException("gone", "AbortError"), "AbortError: gone"],
  ["several errors", new AggregateError([new Error("a"), "b", new Error("c")]), "AggregateError: (a; c)"],
  ["an object like an error", Object.freeze({ name: "Odd", message: "frozen" }), "Odd: frozen"],
  ["an object", { secret: "guest@example.com" }, "[object Object]"],
  ["an object without a prototype", Object.create(null), "[object Object]"],
  ["an object that throws when it is read", throwing, "[object Object]"],
  ["a proxy that throws", evil, "[object Object]"],
  ["a proxy that is revoked", revoked, "[object Object]"],
  ["a promise", Promise.resolve(), "[object Promise]"],
  ["an object with then", never, "[object Object]"],
  ["a message that is no text", { message: { nested: true } }, "[object Object]"],
];

test.each(CASES)("FE-03 %s that is thrown has a text", (_, cause, text) => {
  const thrown = readThrown(cause);
  expect(thrown.text).toBe(text);
  expect(typeof thrown.name).toBe("string");
  expect(text).toContain(toError(cause).message);
});

test("FE-03 what is thrown is never longer than the log accepts", () => {
  const long = "x".repeat(1_000_000);
  const huge = Object.assign(new Error(long), { name: long, stack: long, operation: long });
  const { name, message, text, stack, operation } = readThrown(huge);
  expect([name, message, text, stack, operation].map((one) => one?.length)).toEqual([
    100, 2000, 2000, 8000, 100,
  ]);
  expect(readThrown(long).text).toHaveLength(2000);
});

test("an error stays itself; another value is its cause", () => {
  const error = new Error("own");
  expect(toError(error)).toBe(error);
  expect(toError("boom")).toMatchObject({ message: "boom", cause: "boom" });
});
