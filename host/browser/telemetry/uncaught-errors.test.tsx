import type { Problem, RemoteIdentity } from "@stays/contract";
import { reportUncaughtErrors } from "./uncaught-errors.ts";

const release = { version: "2", contract: 1, entry: "/releases/mf-cart/2/remoteEntry.js" };
const lastGood = { ...release, version: "1", entry: "/releases/mf-cart/1/remoteEntry.js" };
const problems: (Problem & RemoteIdentity)[] = [];
const options = {
  registry: [{ name: "mf-cart", ...release, lastGood }],
  hostFolder: "/assets/",
  getRelease: () => "2",
  pageRemote: () => "mf-search",
};
reportUncaughtErrors(options, (problem) => problems.push(problem));

afterEach(() => problems.splice(0));

function errorAt(message: string, ...files: readonly string[]): Error {
  const error = new Error(message);
  error.stack = [
    `Error: ${message}`,
    ...files.map((file) => `    at f (${new URL(file, location.href)}:1:2)`),
  ].join("\n");
  return error;
}

const throwUncaught = (error: unknown, filename = "") =>
  dispatchEvent(Object.assign(new Event("error"), { error, filename }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

test("ruling 44 an error in an event handler is reported, with the remote whose code threw", () => {
  const error = errorAt("no rate", "/releases/mf-cart/2/js/1.js", "/assets/js/main.js");
  throwUncaught(error);
  expect(problems).toEqual([
    { remote: "mf-cart", release: "2", operation: "run", message: "Error: no rate", cause: error },
  ]);
});

test("ruling 44 a promise that nobody handles is reported", () => {
  const reason = errorAt("no answer", "/assets/js/main.js");
  reject(reason);
  expect(problems).toEqual([expect.objectContaining({ remote: "host", release: "live", cause: reason })]);
});

test("the same error of many events is reported once", () => {
  for (const _ of [1, 2, 3]) throwUncaught(errorAt("each movement", "/releases/mf-cart/1/js/1.js"));
  expect(problems).toHaveLength(1);
});

test.each([
  ["of a browser extension", errorAt("extension", "chrome-extension://abc/assets/content.js")],
  ["without a stack", Object.assign(new Error("bare"), { stack: undefined })],
  ["of another origin, which the browser hides", null],
])("an error %s is not the site's", (_, error) => {
  throwUncaught(error);
  expect(problems).toEqual([]);
});

test.each([
  ["a text", "boom", "boom"],
  ["undefined", undefined, "undefined"],
  ["null", null, "null"],
  ["an object", Object.freeze({ code: 1 }), "[object Object]"],
])("FE-04 %s that an event handler throws is reported with the remote of its file", (_, cause, message) => {
  throwUncaught(cause, new URL("/releases/mf-cart/2/js/1.js", location.href).href);
  expect(problems).toEqual([{ remote: "mf-cart", release: "2", operation: "run", message, cause }]);
  problems.splice(0);
  throwUncaught(cause, "chrome-extension://abc/content.js");
  expect(problems).toEqual([]);
});

test.each([
  ["a text", "rejected", "rejected"],
  ["nothing", undefined, "undefined"],
  ["an object", { code: 2 }, "[object Object]"],
])(
  "ruling 44 a promise that is rejected with %s is logged for the page, and counts against no release",
  (_, reason, message) => {
    reject(reason);
    expect(problems).toEqual([{ remote: "mf-search", release: "2", operation: "run", message }]);
  },
);
