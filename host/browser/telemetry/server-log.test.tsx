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

test("ER-02 what Safari cancels when a page is left is no fault of a release, unless the page stays", async () => {
  jest.useFakeTimers();
  const cause = new Error("Loading chunk 7 failed.");
  dispatchEvent(new Event("beforeunload"));
  const whenLeft = isFault(cause);
  jest.advanceTimersByTime(10_000);
  const whenStayed = isFault(cause);
  jest.useRealTimers();
  expect([await whenLeft, await whenStayed]).toEqual([false, true]);
});

test("ER-02 in a browser without beacons nothing is reported, and nothing fails", () => {
  Object.assign(navigator, { sendBeacon: undefined });
  expect(() =>
    sendProblem({ remote: "host", release: "1", operation: "render", message: "x" }),
  ).not.toThrow();
});
