import { contractViolation, operationIds, readParameters } from "./contract-check.fixture.ts";
import { invalidValues, validQuery, validValue } from "./contract-requests.fixture.ts";
import { calls } from "./galaxy/operations.ts";
import { useSandbox } from "./sandbox.fixture.ts";

const { send, post: order } = useSandbox({ faults: true });

function ask(operationId: string, query: Readonly<Record<string, string | null>>, init?: RequestInit) {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return send(`/en/api/galaxy/stays/${calls[operationId]?.path}?${new URLSearchParams(set)}`, init);
}

const gets = operationIds.filter((id) => calls[id]?.method === "GET");
const parameters = gets.flatMap((id) =>
  readParameters(id).map((parameter) => ({ id, parameter, name: parameter.name })),
);

test.each(parameters)("$id takes the contract's example of $name", async ({ id, parameter }) => {
  const value = validValue(parameter);
  expect(value).not.toBeNull();
  const response = await ask(id, { ...validQuery(id, parameter), [parameter.name]: value });
  expect(response.status).toBe(200);
  expect(contractViolation(id, await response.json())).toBe("");
});

test.each(parameters)("$id answers HTTP 400 to a malformed $name", async ({ id, parameter }) => {
  for (const value of invalidValues(parameter)) {
    const { status, headers } = await ask(id, { ...validQuery(id, parameter), [parameter.name]: value });
    expect([value, status]).toEqual([value, 400]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test.each(parameters.filter(({ parameter }) => parameter.isRequired))(
  "$id answers HTTP 400 without $name",
  async ({ id, name }) => {
    expect((await ask(id, { ...validQuery(id), [name]: null })).status).toBe(400);
  },
);

const adds = operationIds.filter((id) => calls[id]?.method === "POST");
const validItem = { BookKey: "BK-1-FLEX-2A", Amount: 1, Name: "Pine" };
const bodies: readonly [string, unknown][] = [
  ["no search", { items: JSON.stringify([validItem]) }],
  ["an empty search", { searchId: "", items: JSON.stringify([validItem]) }],
  ["no items", { searchId: "s" }],
  ["an empty list", { searchId: "s", items: "[]" }],
  ["items that are no text", { searchId: "s", items: [validItem] }],
  ["items that are no JSON", { searchId: "s", items: "[" }],
  ["a member of its own", { searchId: "s", items: JSON.stringify([validItem]), basket: 1 }],
  ["no amount", { searchId: "s", items: JSON.stringify([{ ...validItem, Amount: undefined }]) }],
  ["none of it", { searchId: "s", items: JSON.stringify([{ ...validItem, Amount: 0 }]) }],
  ["no name", { searchId: "s", items: JSON.stringify([{ ...validItem, Name: undefined }]) }],
  ["an empty key", { searchId: "s", items: JSON.stringify([{ ...validItem, BookKey: "" }]) }],
];
const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

test.each(adds)(
  "rulings 22 and 4: %s reads JSON text inside JSON, and rejects any other body",
  async (id) => {
    for (const [what, body] of bodies)
      expect([what, (await ask(id, {}, post(body))).status]).toEqual([what, 400]);
    expect((await ask(id, {}, { ...post(null), body: "{" })).status).toBe(400);
    const nameless = await ask(
      id,
      {},
      post({ searchId: "s", items: JSON.stringify([{ ...validItem, Name: "" }]) }),
    );
    expect(nameless.status).toBe(200);
    expect(contractViolation(id, await nameless.json())).toBe("");
  },
);

test.each(operationIds)("ruling 4: %s fails with the contract's one body, or with a status", async (id) => {
  const asked = () => ask(id, validQuery(id), calls[id]?.method === "POST" ? post({}) : {});
  for (const code of [0, 404, 500]) {
    await order("/sandbox/faults", { operation: id, kind: "code", code, remaining: 1 });
    const response = await asked();
    const answer = await response.json();
    expect([response.status, answer.code]).toEqual([200, code]);
    expect(contractViolation(id, answer)).toBe("");
  }
  await order("/sandbox/faults", { operation: id, kind: "fail", remaining: 1 });
  const failed = await asked();
  expect([failed.status, failed.headers.get("cache-control")]).toEqual([503, "no-store"]);
});

test("an unknown call or language is HTTP 404 and is not kept either", async () => {
  for (const path of ["en/api/galaxy/stays/no-such-call", "xx/api/galaxy/stays/create-basket"]) {
    const { status, headers } = await send(`/${path}`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

/** Twenty digits: a valid id, but too large for a number. */
const nowhere = "99999999999999999999";
const past = { start: "2026-11-01", end: "2026-11-08" };

test.each<[string, Record<string, string | null>, number]>([
  ["getBasket", {}, 404],
  ["getBasketAddon", {}, 404],
  ["getBasketAddonByBookItem", { bookItemId: nowhere }, 404],
  ["addBasketAddon", {}, 404],
  ["searchAccommodation", { productId: nowhere }, 404],
  ["searchAccommodation", { productId: "2001", ...past }, 500],
  ["searchAccommodation", { offersOnly: "true", ...past }, 500],
  ["nextAccommodationPage", { searchId: "of-yesterday" }, 404],
  ["getAccommodationContent", { productId: nowhere, page: null }, 404],
  ["getAccommodationContent", { page: nowhere }, 404],
  ["getContentOffer", { productId: nowhere }, 404],
  ["getContentOffer", { packageId: nowhere }, 404],
  ["getTravelRating", { referenceId: "of-nothing" }, 404],
  ["availabilityCalendar", { cbisId: nowhere }, 404],
  ["availableDepartureDates", { nodeId: "1" }, 404],
  ["recommendedActivities", { end: "2027-02-13" }, 500],
  ["recommendedActivities", { start: "2027-02-14", end: "2027-02-13" }, 500],
  ["transportInformation", { productId: nowhere }, 404],
  ["searchTransport", { productId: nowhere }, 404],
  ["searchTransport", { routeCode: "TO-THE-MOON" }, 404],
])("ruling 3: what there is not is a code of %s: %j", async (id, query, code) => {
  const response = await ask(id, { ...validQuery(id), ...query });
  const answer = await response.json();
  expect([response.status, answer.code]).toEqual([200, code]);
  expect(contractViolation(id, answer)).toBe("");
});

test.each(adds)("ruling 21: %s without a basket, or of a search that is over, is code 404", async (id) => {
  const body = { searchId: "of-yesterday", items: JSON.stringify([validItem]) };
  expect(await (await ask(id, {}, post(body))).json()).toMatchObject({ code: 404 });
  const opened = await ask("createBasket", {});
  const [cookie = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
  const headers = { "content-type": "application/json", cookie };
  expect(await (await ask(id, {}, { ...post(body), headers })).json()).toMatchObject({ code: 404 });
});

test("ruling 40: a range of days that has begun before today has no activities", async () => {
  const days = { start: "2026-11-20", end: "2027-01-10" };
  const answer = await (await ask("activitiesByDay", days)).json();
  expect(answer.AvailableDates).toEqual([]);
  expect(Object.keys(answer.DatesWithAvailability)).toHaveLength(52);
  const month = await (await ask("activitiesByDay", { ...days, getFullMonth: "true" })).json();
  expect(Object.keys(month.DatesWithAvailability)[0]).toBe("2026-11-21");
});

test("ruling 29: days with activities are days, those of an activity are times", async () => {
  const range = { start: "2027-02-06", end: "2027-02-08" };
  const byDay = await (await ask("activitiesByDay", range)).json();
  expect(byDay.AvailableDates).toContain("2027-02-06");
  const { ActivityGroups } = await (await ask("activitiesByProduct", range)).json();
  for (const { AvailableDates } of ActivityGroups) expect(AvailableDates[0]).toMatch(/T\d\d:\d\d:00$/);
});

test("ruling 16: packages come unpaged and are counted; of one, the groups hold only what is sold in it", async () => {
  const all = await (
    await ask("searchAccommodation", { ...validQuery("searchAccommodation"), offersOnly: "true" })
  ).json();
  const offers: { PackageId: string; ParentId: string; Products: { Id: string }[] }[] =
    all.Accommodations.flatMap(({ Offers }: { Offers: object[] }) => Offers);
  expect(offers.length).toBeGreaterThan(1);
  expect(all.TotalResults).toBe(offers.length);
  const [offer] = offers;
  const query = {
    ...validQuery("searchAccommodation"),
    offersOnly: "true",
    productId: offer?.ParentId.slice(5) ?? "",
    offerIds: offer?.PackageId ?? "",
  };
  const { Accommodations } = await (await ask("searchAccommodation", query)).json();
  const sold = Object.values<{ Id: string }[]>(Accommodations[0].ProductsGrouped).flat();
  expect(sold.length).toBeGreaterThan(0);
  expect(offer?.Products.map(({ Id }) => Id)).toEqual(expect.arrayContaining(sold.map(({ Id }) => Id)));
});
