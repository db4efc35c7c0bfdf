import { createLog } from "../observability/log.ts";
import { testServers } from "../testing/test-server.fixture.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";

const serve = testServers();
let url: string;
let lines: string[];
const log = createLog((line) => lines.push(line));
const routes = () => sandboxRoutes(url, log);

beforeEach(async () => {
  lines = [];
  url = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.setHeader("cache-control", "public, max-age=60");
    response.setHeader("set-cookie", ["a=1", "b=2"]);
    response.statusCode = request.url === "/online/moved" ? 303 : 200;
    if (response.statusCode === 303) response.setHeader("location", "/online/basket");
    response.end(JSON.stringify({ url: request.url, method: request.method, body }));
  });
});

test.each([
  "/images/a.jpg?width=800",
  "/tiles/5/17/8.png",
  "/flags/se.svg",
  "/online/basket",
  "/sandbox/faults",
])("ST-03 %s comes from the sandbox, with its own caching", async (address) => {
  const response = await routes().request(address);
  expect(await response.json()).toMatchObject({ url: address, method: "GET" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
});

test("forms of the online site are sent on, cookies and redirects come back", async () => {
  const sent = await routes().request("/online/remove", { method: "POST", body: "line=1" });
  expect(await sent.json()).toMatchObject({ method: "POST", body: "line=1" });
  expect(sent.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const moved = await routes().request("/online/moved");
  expect([moved.status, moved.headers.get("location")]).toEqual([303, "/online/basket"]);
});

test("a sandbox that has exited is reported as such", async () => {
  const gone = sandboxRoutes("http://127.0.0.1:1", log);
  expect((await gone.request("/images/a.jpg")).status).toBe(502);
  expect(lines.join()).toContain("the sandbox did not answer");
});

test("nothing else is sent on", async () => {
  expect((await routes().request("/imagesque")).status).toBe(404);
});
