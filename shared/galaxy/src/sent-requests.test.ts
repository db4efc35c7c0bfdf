import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { calls } from "./calls.fixture.ts";
import {
  contract,
  type Described,
  described,
  type Node,
  type Parameter,
} from "./contract-document.fixture.ts";
import { type Asked, galaxyFixture } from "./galaxy.fixture.ts";
import { serializeParams } from "./http-galaxy.ts";
import * as wire from "./index.ts";

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Returns the schema errors of a value; "" = valid. */
function findWrong(schema: Node, value: unknown): string {
  const validate = ajv.compile({ ...schema, components: contract.components });
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

/** Parses a query value as the server does. */
function received({ isJson, schema }: Parameter, text: string): unknown {
  if (isJson) return JSON.parse(text);
  const single = (type: unknown, part: string) =>
    (type === "integer" && /^-?\d+$/.test(part)) || (type === "boolean" && /^(true|false)$/.test(part))
      ? JSON.parse(part)
      : part;
  if (schema.type !== "array") return single(schema.type, text);
  return text.split(",").map((part) => single((schema.items as Node).type, part));
}

/** Returns everything in a request that the contract forbids. */
function forbidden({ parameters, body }: Described, asked: Asked): string[] {
  if (body) {
    const sent = asked.body as { searchId: string; items: string };
    const items = (body.properties as { items: { contentSchema: Node } }).items.contentSchema;
    return [findWrong(body, sent), findWrong(items, JSON.parse(sent.items))].filter(Boolean);
  }
  const query = [...new URLSearchParams(serializeParams(asked.params ?? {}))];
  const missing = parameters.filter(
    ({ name, isRequired }) => isRequired && !query.some(([key]) => key === name),
  );
  return [
    ...missing.map(({ name }) => `${name} is missing`),
    ...query.flatMap(([name, text]) => {
      const parameter = parameters.find((one) => one.name === name);
      if (!parameter) return [`${name} is not a parameter`];
      const wrong = findWrong(parameter.schema, received(parameter, text));
      return wrong ? [`${name}=${text}: ${wrong}`] : [];
    }),
  ];
}

test.each(described)("CT-04 $id sends what the contract has, to its address", async (operation) => {
  const galaxy = galaxyFixture({ code: 500, errorMessage: "" });
  await calls[operation.id]?.(galaxy).catch((error: unknown) => expect(error).toBeInstanceOf(GalaxyFailure));
  expect(galaxy.asked.map(({ operation }) => operation)).toEqual([operation.path]);
  for (const asked of galaxy.asked) expect(forbidden(operation, asked)).toEqual([]);
});

const days = { start: "2027-02-06", end: "2027-02-13" };
const swapped = { start: days.end, end: days.start };
const search = { ...days, rooms: [{ adults: 2, childrenAges: [4, 7] }] };
const room = (adults: number, ...childrenAges: number[]) => ({ adults, childrenAges });
const searchFor = (...rooms: readonly PersonConfiguration[]) => ({ ...days, rooms });
const item = {
  bookKey: "B",
  amount: 2,
  name: "Ski school",
  price: 495.5,
  currency: "SEK",
  id: "cbis:6001",
  searchId: "s-1",
  dormitoryBed: false,
  persons: 1,
};
const choice = { id: 501, qty: 2, price: 250, bookItemId: 90011 };

test.each<[string, (galaxy: GalaxyClient) => Promise<unknown>]>([
  [
    "SW-13 a search whose start is after its end",
    (galaxy) => wire.searchAccommodation(galaxy, { ...search, ...swapped }),
  ],
  ["a search without rooms", (galaxy) => wire.searchAccommodation(galaxy, searchFor())],
  ["a search with a room without adults", (galaxy) => wire.searchAccommodation(galaxy, searchFor(room(0)))],
  ["a search with an unset age", (galaxy) => wire.searchAccommodation(galaxy, searchFor(room(2, -1)))],
  [
    "a search for 21 rooms",
    (galaxy) => wire.searchAccommodation(galaxy, searchFor(...Array(21).fill(room(2)))),
  ],
  ["a calendar whose start is after its end", (galaxy) => wire.availabilityCalendar(galaxy, swapped)],
  ["days of activities in the wrong order", (galaxy) => wire.activitiesByDay(galaxy, swapped)],
  [
    "activities of days in the wrong order",
    (galaxy) => wire.searchActivities(galaxy, { startDate: days.end, endDate: days.start }),
  ],
  ["transport of days in the wrong order", (galaxy) => wire.transportByDay(galaxy, swapped)],
  [
    "transport of nobody",
    (galaxy) =>
      wire.searchTransport(galaxy, {
        productId: "6501",
        routeCode: "A-B",
        personGroups: [{ code: "P", quantity: 0 }],
        start: days.start,
      }),
  ],
  ["SW-10 an empty promo code", (galaxy) => wire.validatePromoCode(galaxy, { promoCode: "" })],
  [
    "reviews without their id",
    (galaxy) => wire.getTravelRating(galaxy, { productId: "2001", referenceId: "" }),
  ],
  [
    "EC-01 an add without items",
    (galaxy) => wire.addAccommodationToBasket(galaxy, { searchId: "s", items: [] }),
  ],
  [
    "EC-01 an add without a search",
    (galaxy) => wire.addActivityToBasket(galaxy, { searchId: "", items: [item] }),
  ],
  [
    "an add of none",
    (galaxy) => wire.addTransportToBasket(galaxy, { searchId: "s", items: [{ ...item, amount: 0 }] }),
  ],
  ["no extras", (galaxy) => wire.addBasketAddon(galaxy, [])],
  ["none of an extra", (galaxy) => wire.addBasketAddon(galaxy, [{ ...choice, qty: 0 }])],
])("%s is never sent", async (_, send) => {
  const galaxy = galaxyFixture({ code: 500, errorMessage: "" });
  await expect(send(galaxy)).rejects.toThrow("not sent");
  expect(galaxy.asked).toEqual([]);
});

const short = { BookKey: "B", Amount: 2, Name: "Ski school" };
const whole = (Name: string) => ({
  BookKey: "B",
  Name: "Ski school",
  Price: 495.5,
  Id: "cbis:6001",
  Amount: 2,
  BookItem: { Name, Price: 495.5, DormitoryBed: false, Amount: 2 },
  SearchId: "s-1",
});

test.each([
  ["CA-03", "add-accommodation-to-basket", wire.addAccommodationToBasket, item, short],
  ["CA-04", "add-activity-transport-to-basket", wire.addTransportToBasket, item, whole("Ski school")],
  [
    "CA-05",
    "add-activity-to-basket",
    wire.addActivityToBasket,
    { ...item, priceGroup: "Adult" },
    whole("Adult"),
  ],
] as const)(
  "%s %s sends its items as the specification lists them",
  async (_, operation, add, line, sent) => {
    const basketResult = { Success: true, BookItemIds: [1], Error: null, Message: null };
    const galaxy = galaxyFixture({ basketResult });
    await add(galaxy, { searchId: "s-1", items: [line] });
    const body = { searchId: "s-1", items: JSON.stringify([sent]) };
    expect(galaxy.asked).toEqual([{ operation, body }]);
  },
);

test("UP-04 recommendations without dates, or with swapped ones, are rejected without a call", async () => {
  const galaxy = galaxyFixture({ code: 500, errorMessage: "" });
  await expect(wire.recommendedActivities(galaxy, { ...days, start: null })).rejects.toThrow(
    "code 500: Date is missing",
  );
  await expect(wire.recommendedActivities(galaxy, swapped)).rejects.toThrow(
    "code 500: Date start is before date end",
  );
  expect(galaxy.asked).toEqual([]);
});

test("ruling 23: one call for the extras of several booked items, which names the first of them", async () => {
  const galaxy = galaxyFixture(1);
  const choices = [choice, { id: 500, qty: 1, price: 900, bookItemId: 90012 }];
  expect(await wire.addBasketAddon(galaxy, choices)).toBe(1);
  const params = { bookItemId: 90011, items: JSON.stringify(choices), addOns: { 500: 1, 501: 2 } };
  expect(galaxy.asked).toEqual([{ operation: "add-basket-addon", params }]);
});
