import { NetworkError } from "@stays/contract";
import { sendProblem } from "./server-log.ts";

/** Reports a problem; whether the report calls it a fault of the release. */
async function isFault(cause: Error): Promise<boolean> {
  const sent = jest.fn();
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent(body) });
  sendProblem({ remote: "mf-cart", release: "1", operation: "render", message: "x", cause });
  // jsdom has no `Blob.text`.
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsText(sent.mock.lastCall?.[0]);
  await read;
  return JSON.parse(String(reader.result)).isFault;
}

test("ER-02 a problem with an endless stack is reported with its start", () => {
  const sent = jest.fn();
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent(body.size) });
  const cause = Object.assign(new Error("too deep"), { stack: "at frame\n".repeat(10_000) });
  sendProblem({ remote: "mf-cart", release: "1", operation: "render", message: "too deep", cause });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toBeLessThan(16 * 1024);
});

test.each([
  ["NotFoundError", "The node to be removed is not a child of this node.", false],
  ["Error", "Minified React error #418; visit https://react.dev/errors/418", false],
  ["TypeError", "x is not a function", true],
])(
  "ER-02 a crash on a page that a browser has translated is no fault of a release: %s",
  async (name, message, expected) => {
    const cause = Object.assign(new Error(message), { name });
    expect(await isFault(cause)).toBe(true);
    document.body.innerHTML = "<p><font><font>Preis</font></font></p>";
    expect(await isFault(cause)).toBe(expected);
    document.body.innerHTML = "";
  },
);

test.each([
  ["a module", new Error("Loading chunk 7 failed.")],
  ["a call", new NetworkError("get-content-offer", "the decoders were not loaded")],
])("ER-02 %s that is cancelled when the page is left is not reported, unless the page stays", (_, cause) => {
  jest.useFakeTimers();
  const sent = jest.fn();
  Object.assign(navigator, { sendBeacon: sent });
  const fail = () => sendProblem({ remote: "mf-cart", release: "1", operation: "load", message: "x", cause });
  dispatchEvent(new Event("beforeunload"));
  fail();
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  fail();
  expect(sent).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("ER-02 in a browser without beacons nothing is reported, and nothing fails", () => {
  Object.assign(navigator, { sendBeacon: undefined });
  expect(() =>
    sendProblem({ remote: "host", release: "1", operation: "render", message: "x" }),
  ).not.toThrow();
});
