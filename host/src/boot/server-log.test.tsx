import { sendProblem } from "./server-log.ts";

test("ER-02 a problem with an endless stack is reported with its start", () => {
  const sent = jest.fn();
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent(body.size) });
  const cause = Object.assign(new Error("too deep"), { stack: "at frame\n".repeat(10_000) });
  sendProblem({ remote: "mf-cart", release: "1", operation: "render", message: "too deep", cause });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toBeLessThan(16 * 1024);
});

test("ER-02 in a browser without beacons nothing is reported, and nothing fails", () => {
  Object.assign(navigator, { sendBeacon: undefined });
  expect(() =>
    sendProblem({ remote: "host", release: "1", operation: "render", message: "x" }),
  ).not.toThrow();
});
