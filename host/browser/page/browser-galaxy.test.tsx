import { galaxy, galaxyServer } from "@stays/testing";
import { browserGalaxy } from "./browser-galaxy.ts";

const sent: Headers[] = [];
galaxyServer.events.on("request:start", ({ request }) => sent.push(request.headers));
beforeEach(() => {
  sent.length = 0;
});

test("CT-04 every call carries the header that another site's page cannot send, and an id of its own", async () => {
  galaxyServer.use(galaxy.get("add-basket-addon", {}), galaxy.post("add-activity-to-basket", {}));
  const own = browserGalaxy("en", () => {});
  await own.get("add-basket-addon");
  await own.post("add-activity-to-basket", {});
  expect(sent.map((headers) => headers.get("x-requested-with"))).toEqual(["stays", "stays"]);
  const ids = sent.map((headers) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("SR-01 a call given up before the HTTP client is loaded sends nothing", async () => {
  const own = browserGalaxy("en", () => {});
  const caller = new AbortController();
  const reads = [own.get("get-basket", {}, caller.signal), own.post("create-basket", {}, caller.signal)];
  const gone = new Error("new search");
  caller.abort(gone);
  const ends = await Promise.allSettled(reads);
  expect(ends).toEqual([
    { status: "rejected", reason: gone },
    { status: "rejected", reason: gone },
  ]);
  expect(sent).toEqual([]);
});

test("ruling 57 a part left out of an answer is logged with its operation and path", () => {
  const problems: object[] = [];
  const own = browserGalaxy("en", (problem) => problems.push(problem));
  own.report?.({ operation: "get-basket", path: "Groups[0]", reason: "no id" });
  expect(problems).toMatchObject([{ operation: "get-basket", message: "Groups[0]: no id" }]);
});
