import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NetworkError } from "@stays/contract";
import { HttpResponse, http, passthrough } from "msw";
import { setupServer } from "msw/node";
import { createGalaxy, type GalaxySettings } from "./http-galaxy.ts";

const root = "https://galaxy.test/sv/api/galaxy/stays";
const server = setupServer();
const sent: Request[] = [];
server.events.on("request:start", ({ request }) => sent.push(request.clone()));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const galaxyWith = (settings: Partial<GalaxySettings> = {}) =>
  createGalaxy({ baseUrl: "https://galaxy.test", language: "sv", timeoutMs: 5_000, ...settings });

const answers = (answer: () => Response | Promise<Response>) =>
  server.use(http.all(`${root}/*`, answer), http.all(root, answer));

/** Returns the rejection of a call. */
const readFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test("CT-04 a read goes to the language's address, percent-encoded, unset values left out (wire decision 5)", async () => {
  answers(() => HttpResponse.json({ one: 1 }));
  const params = { a: [1, 2], b: null, c: "", d: [], e: { "372": 4 }, f: "å b", g: true, h: undefined };
  expect(await galaxyWith().get("availability/calendar", params)).toEqual({ one: 1 });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${root}/availability/calendar?a=1,2&e=%7B%22372%22%3A4%7D&f=%C3%A5%20b&g=true`,
  ]);
});

test("CT-04 a post sends its body as JSON, texts in it untouched", async () => {
  answers(() => HttpResponse.json(1));
  const body = { searchId: "s-1", items: '[{"id":"å"}]' };
  await galaxyWith().post("add-accommodation-to-basket", body);
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  expect(await sent[0]?.json()).toEqual(body);
});

test("every call carries the headers of its visit, an own request id and nothing of axios", async () => {
  answers(() => HttpResponse.json(1));
  let calls = 0;
  const galaxy = galaxyWith({
    headers: { "x-requested-with": "stays" },
    requestId: () => `visit-${++calls}`,
  });
  await galaxy.get("get-basket");
  await galaxy.post("add-accommodation-to-basket", {});
  const headers = sent.map((request) => Object.fromEntries(request.headers));
  expect(headers).toEqual([
    { accept: "application/json", "x-requested-with": "stays", "x-request-id": "visit-1" },
    {
      accept: "application/json",
      "content-type": "application/json",
      "x-requested-with": "stays",
      "x-request-id": "visit-2",
    },
  ]);
});

test("ER-02 a page learns the age of an answer that is not new", async () => {
  const ages: number[] = [];
  const galaxy = galaxyWith({ onAge: (age) => ages.push(age) });
  answers(() => HttpResponse.json(1));
  await galaxy.get("get-content-offer");
  expect(ages).toEqual([]);
  answers(() => HttpResponse.json(1, { headers: { age: "90" } }));
  await galaxy.get("get-content-offer");
  expect(ages).toEqual([90]);
});

test.each<[string, () => Response | Promise<Response>, string, number | undefined]>([
  ["a bad status", () => HttpResponse.json({ code: 404 }, { status: 503 }), "HTTP 503", 503],
  ["a bad status with a page", () => HttpResponse.html("<html>", { status: 502 }), "HTTP 502", 502],
  ["a page in place of JSON", () => HttpResponse.html("<html>"), "no readable answer", 200],
  ["an empty answer", () => new HttpResponse(null, { status: 200 }), "no readable answer", 200],
  ["no connection", () => HttpResponse.error(), "no connection", undefined],
])(
  "ER-02 %s is a network error that names operation, reason, status and request",
  async (_, answer, reason, status) => {
    answers(answer);
    const error = await readFailure(galaxyWith({ requestId: () => "r-1" }).get("get-basket"));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      operation: "get-basket",
      message: `get-basket: ${reason} (request r-1)`,
      requestId: "r-1",
      status,
    });
  },
);

test("ER-02 an answer that does not come in time is a network error", async () => {
  answers(() => new Promise<never>(() => {}));
  const error = await readFailure(galaxyWith({ timeoutMs: 20 }).get("get-basket"));
  expect(error).toMatchObject({ name: "NetworkError", message: "get-basket: no answer in time" });
});

test("ER-02 an answer whose body stops is a network error when the time is up", async () => {
  // A real server: msw does not end the response body when its request is aborted.
  const slow = createServer((_, response) => void response.write("["));
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  server.use(http.all(`${baseUrl}/*`, () => passthrough()));
  const error = await readFailure(galaxyWith({ baseUrl, timeoutMs: 50 }).get("get-basket"));
  slow.closeAllConnections();
  slow.close();
  expect(error).toMatchObject({ name: "NetworkError", message: "get-basket: no answer in time" });
});

test("SR-01 a caller that gave up before the call sends nothing and gets its own reason", async () => {
  const gone = new Error("new search");
  expect(await readFailure(galaxyWith().get("get-basket", {}, AbortSignal.abort(gone)))).toBe(gone);
  expect(sent).toEqual([]);
});

test("SR-01 a caller that gives up during the call ends its request", async () => {
  const caller = new AbortController();
  answers(() => {
    caller.abort();
    return new Promise<never>(() => {});
  });
  expect(await readFailure(galaxyWith().get("get-basket", {}, caller.signal))).toBe(caller.signal.reason);
  expect(sent[0]?.signal.aborted).toBe(true);
});

test.each(["create-basket", "add-basket-addon"])(
  "ER-02 ruling 27 %s, a GET that changes a basket, is sent once whatever the answer",
  async (operation) => {
    for (const status of [429, 500, 503]) {
      answers(() => new HttpResponse(null, { status, headers: { "retry-after": "0" } }));
      await readFailure(galaxyWith().get(operation));
    }
    answers(() => HttpResponse.error());
    await readFailure(galaxyWith().get(operation));
    expect(sent).toHaveLength(4);
  },
);
