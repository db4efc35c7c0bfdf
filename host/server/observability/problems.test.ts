import { fromVisitor } from "../testing/request-source.fixture.ts";
import { createLog } from "./log.ts";
import { problemRoutes } from "./problems.ts";
import { createRateLimit } from "./rate-limit.ts";

const problem = { remote: "mf-cart", release: "1.2.0", operation: "get-basket", message: "timed out" };
let lines: string[];
beforeEach(() => {
  lines = [];
  received.mockClear();
});

function send(
  body: unknown,
  headers: Record<string, string> = {},
  routes = problemRoutes(log, received),
  visitor = "8.8.8.8",
) {
  const init = { method: "POST", body: JSON.stringify(body), headers };
  return routes.request("/log", init, fromVisitor({ visitor }));
}
const received = jest.fn();
const log = createLog((line) => lines.push(line));

test("ER-02 a problem of a browser is logged with remote and release", async () => {
  expect((await send({ ...problem, route: "/en/stays", forged: "field" })).status).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", remote: "mf-cart", release: "1.2.0", reason: "timed out", route: "/en/stays" },
  ]);
  expect(lines.join()).not.toContain("forged");
  expect(received).toHaveBeenCalledWith(
    expect.objectContaining({ remote: "mf-cart", release: "1.2.0" }),
    expect.any(String),
  );
});

test.each([
  ["no problem", {}, {}, 400],
  ["a remote that cannot be", { ...problem, remote: "<script>" }, {}, 400],
  ["a novel", { ...problem, message: "x".repeat(20_000) }, { "content-length": "20100" }, 413],
  ["a report of another site", problem, { "sec-fetch-site": "cross-site" }, 403],
])("%s is not logged", async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(lines).toEqual([]);
  expect(received).not.toHaveBeenCalled();
});

test("FE-04 whose fault a problem is and who saw it are passed on; the visitor is not logged", async () => {
  await send({ ...problem, isFault: true }, { cookie: "stays-visitor=anna" });
  expect(received).toHaveBeenCalledWith(expect.objectContaining({ isFault: true }), "anna");
  expect(lines.join()).not.toContain("anna");
  await send(problem);
  expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ isFault: false }), expect.any(String));
});

test("a browser that reports without end is not listened to until the minute is over", async () => {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const routes = problemRoutes(log, received, createRateLimit(2, 3));
  const statusFor = async (visitor: string) => (await send(problem, {}, routes, visitor)).status;
  expect([await statusFor("a"), await statusFor("a"), await statusFor("a")]).toEqual([204, 204, 429]);
  expect([await statusFor("b"), await statusFor("c")]).toEqual([204, 429]);
  now = 60_000;
  expect(await statusFor("a")).toBe(204);
});

test.each([
  ["a module that came slowly", { kind: "slow-load", module: "slot-cart.badge", ms: 4200 }, 204],
  ["a slow interaction", { kind: "slow-interaction", target: "main>button", script: "render", ms: 240 }, 204],
  ["a control that cannot be", { kind: "slow-interaction", target: "x".repeat(201), script: "", ms: 1 }, 400],
])("FE-06 %s is no problem, and is logged if it can be", async (_, { kind, ...fields }, status) => {
  expect((await send({ kind, remote: "mf-cart", release: "1.2.0", ...fields })).status).toBe(status);
  const line = { level: "info", remote: "mf-cart", ...fields };
  expect(lines.map((text) => JSON.parse(text))).toEqual(
    status === 204 ? [expect.objectContaining(line)] : [],
  );
  expect(received).not.toHaveBeenCalled();
});
