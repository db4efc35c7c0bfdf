import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createSandbox, type Sandbox } from "../server.ts";

let sandbox: Sandbox;
let server: Server;
let origin: string;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21", faults: true });
  server = serve({ fetch: sandbox.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  if (!server.listening) await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => {
  server.close();
  sandbox.close();
});
afterEach(() => fetch(`${origin}/sandbox/faults`, { method: "DELETE" }));

async function order(fault: object, path = "faults"): Promise<number> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(fault);
  return (await fetch(`${origin}/sandbox/${path}`, { method: "POST", headers, body })).status;
}
const call = (path: string, init?: RequestInit) => fetch(`${origin}/en/api/galaxy/stays/${path}`, init);
const week =
  'availability/accommodation?start=2027-02-01&end=2027-02-05&productId=1001&personConfigurations=[{"Adults":2,"ChildrenAges":[]}]';

test.each(["empty", "html", "broken"])(
  "ER-02 an answer can be %s: HTTP 200 without readable JSON",
  async (kind) => {
    await order({ operation: "getBasket", kind });
    const answer = await call("get-basket");
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow("JSON");
  },
);

test("ER-02 the connection can end before the headers, and in the middle of the body", async () => {
  await order({ operation: "getBasket", kind: "reset" });
  await expect(call("get-basket")).rejects.toThrow("fetch failed");
  await order({ operation: "getBasket", kind: "cut" });
  const answer = await call("get-basket");
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test("CT-04 an add can be carried out and its answer lost", async () => {
  const cookie = (await call("create-basket")).headers.get("set-cookie")?.split(";")[0] ?? "";
  const { SearchId, Accommodations } = await (await call(week)).json();
  const items = JSON.stringify([
    { BookKey: Accommodations[0].Products[0].BookingKey, Amount: 1, Name: "Lodge" },
  ]);
  await order({ operation: "addAccommodationToBasket", kind: "reset", done: true });
  const add = call("add-accommodation-to-basket", {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ searchId: SearchId, items }),
  });
  await expect(add).rejects.toThrow("fetch failed");
  const basket = await (await call("get-basket", { headers: { cookie } })).json();
  expect(basket.Groups).toHaveLength(1);
});

test("a fault can begin after some calls, and end after some", async () => {
  await order({ operation: "getBasket", kind: "fail", status: 503, skip: 1, remaining: 1 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await call("get-basket")).status);
  expect(statuses).toEqual([200, 503, 200]);
});

test("SR-01 answers can come in another order than their calls", async () => {
  await order({ operation: "validatePromoCode", kind: "slow", delays: [400, 0], remaining: 2 });
  const answered: string[] = [];
  const ask = async (code: string) => {
    await (await call(`validate-promocode?promocode=${code}`)).json();
    answered.push(code);
  };
  await Promise.all([ask("FIRST"), ask("SECOND")]);
  expect(answered).toEqual(["SECOND", "FIRST"]);
});

test("an impossible fault is rejected", async () => {
  expect(await order({ operation: "getBasket", kind: "melt" })).toBe(400);
  expect(await order({ operation: "getBasket", kind: "slow", delays: [] })).toBe(400);
  expect(await order({ operation: "getBasket", kind: "code", code: "7" })).toBe(400);
});

test("a hanging operation answers once the faults are cleared", async () => {
  await order({ operation: "getBasket", kind: "hang" });
  const hanging = call("get-basket");
  await fetch(`${origin}/sandbox/faults`, { method: "DELETE" });
  expect(await (await hanging).json()).toMatchObject({ code: 404 });
});

test("stock can be set", async () => {
  expect(await order({ productId: 1001, remaining: 0 }, "stock")).toBe(204);
  expect(await (await call(week)).json()).toMatchObject({ code: 500 });
});
