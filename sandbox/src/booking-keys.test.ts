import { contractViolation } from "./contract-check.fixture.ts";
import { createSandbox, type Sandbox } from "./server.ts";

const stays = "http://site/en/api/galaxy/stays";
const adults = (count: number) =>
  `personConfigurations=${encodeURIComponent(JSON.stringify([{ Adults: count, ChildrenAges: [] }]))}`;
const lodge = (dates: string) => `availability/accommodation?${dates}&${adults(2)}&productId=1001`;
const week = "start=2027-02-01&end=2027-02-05";
const groups = encodeURIComponent('[{"Code":"PRGR00001","Quantity":2}]');

let sandbox: Sandbox;
let cookie: string;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21", faults: true });
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.fetch(new Request("http://site/sandbox/faults", { method: "DELETE" }));
  const opened = await sandbox.fetch(new Request(`${stays}/create-basket`));
  cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});

const ask = async (path: string, init?: RequestInit) =>
  (await sandbox.fetch(new Request(`${stays}/${path}`, init))).json();

/** Runs a search and returns its id and the first booking key of its answer. */
async function found(path: string): Promise<{ searchId: string; key: string }> {
  const answer = await ask(path);
  const key = /"Book(?:ing)?Key":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? "";
  return { searchId: answer.SearchId, key };
}

async function add(kind: string, searchId: string, ...keys: string[]) {
  const items = JSON.stringify(keys.map((BookKey) => ({ BookKey, Amount: 1, Name: "x" })));
  const answer = await ask(`add-${kind}-to-basket`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ searchId, items }),
  });
  expect(contractViolation("addAccommodationToBasket", answer)).toBe("");
  return answer;
}

async function expireSearches(minutes: number): Promise<number> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ minutes }) };
  return (await sandbox.fetch(new Request("http://site/sandbox/searches", init))).status;
}

const linesInBasket = async () => (await ask("get-basket", { headers: { cookie } })).Groups.length;

test.each([
  ["accommodation", lodge(week)],
  ["activity", "availability/activity?date=2027-01-17"],
  [
    "activity-transport",
    `availability/transport?productId=6501&routeCode=SCR-HFJ&start=2027-01-16&priceGroups=${groups}`,
  ],
])("CT-04 ER-01 a key of %s is booked with its own search and with no other", async (kind, path) => {
  const first = await found(path);
  const second = await found(path);
  expect(second.key).not.toBe(first.key);
  expect(await add(kind, second.searchId, first.key)).toMatchObject({ code: 500 });
  expect(await add(kind, second.searchId, second.key, first.key)).toMatchObject({ code: 500 });
  expect(await linesInBasket()).toBe(0);
  expect(await add(kind, first.searchId, first.key)).toMatchObject({ basketResult: { Success: true } });
});

test("SR-01 CT-04 an expired search has no further page and books nothing: code 404", async () => {
  const list = await found(`availability/accommodation?${week}&${adults(2)}`);
  const next = `availability/accommodation/get?searchId=${list.searchId}&page=2`;
  expect(await ask(next)).toMatchObject({ SearchId: list.searchId });
  expect(await expireSearches(0)).toBe(204);
  expect(await ask(next)).toMatchObject({ code: 404 });
  expect(await add("accommodation", list.searchId, list.key)).toMatchObject({ code: 404 });
  expect(await expireSearches(30)).toBe(204);
  expect(await ask(next)).toMatchObject({ SearchId: list.searchId });
  expect(await expireSearches(-1)).toBe(400);
});

test.each([
  ["activity", "availability/activity?date=2027-01-17"],
  [
    "activity-transport",
    `availability/transport?productId=6501&routeCode=SCR-HFJ&start=2027-01-16&priceGroups=${groups}`,
  ],
])("BW-02 TR-04 an expired search of %s books nothing: code 404; a new one does", async (kind, path) => {
  const old = await found(path);
  await expireSearches(0);
  expect(await add(kind, old.searchId, old.key)).toMatchObject({ code: 404 });
  await expireSearches(30);
  const { searchId, key } = await found(path);
  expect(await add(kind, searchId, key)).toMatchObject({ basketResult: { Success: true } });
});

test.each([
  ["activity", "availability/activity?date=2027-01-17", "availability/activity?date=2027-01-18"],
  [
    "activity-transport",
    `availability/transport?productId=6501&routeCode=SCR-HFJ&start=2027-01-17&priceGroups=${groups}`,
    `availability/transport?productId=6501&routeCode=SCR-HFJ&start=2027-01-18&priceGroups=${groups}`,
  ],
])("BW-02 TR-04 a key of %s of another day is rejected", async (kind, day, other) => {
  const first = await found(day);
  const later = await found(other);
  expect(await add(kind, later.searchId, first.key)).toMatchObject({ code: 500 });
  // Even with the seal of the other search its own day is refused.
  const resealed = first.key.slice(0, -8) + later.key.slice(-8);
  expect(await add(kind, later.searchId, resealed)).toMatchObject({
    basketResult: { Success: false, Error: 2 },
  });
});

test("CT-04 a basket that another tab fills is the same basket", async () => {
  const first = await found(lodge("start=2027-03-01&end=2027-03-05"));
  expect(await linesInBasket()).toBe(0);
  const again = await sandbox.fetch(new Request(`${stays}/create-basket`, { headers: { cookie } }));
  expect(again.headers.get("set-cookie")).toBeNull();
  await add("accommodation", first.searchId, first.key);
  expect(await linesInBasket()).toBe(1);
});
