import type { Facility, Product } from "@stays/domain";
import { distanceBetween, shownDistance } from "../results-data/distance.ts";
import { facilityRows } from "./facility-rows.ts";
import { type PriceDifference, type PricedStay, priceDifferences } from "./price-differences.ts";

const has = (id: number, name: string, value = "True"): Facility => ({
  id,
  name,
  icon: null,
  type: value === "True" || value === "False" ? "Boolean" : "Number",
  value,
});
const sauna = has(215, "Sauna");
const wifi = has(211, "Wi-Fi");

test("facilities are rows with sizes first, and say whether the stays differ in them", () => {
  const rows = facilityRows([
    [wifi, sauna, has(241, "Living area", "60"), has(372, "Beds", "6")],
    [wifi, has(215, "Sauna", "False"), has(372, "Beds", "4"), has(603, "Bedrooms", "2")],
  ]);
  expect(rows.map(({ name, isDifferent }) => [name, isDifferent])).toEqual([
    ["Beds", true],
    ["Bedrooms", true],
    ["Living area", true],
    ["Wi-Fi", false],
    ["Sauna", true],
  ]);
  expect(rows[4]?.cells).toEqual([sauna, null]);
});

test("AT-01 the kinds of bedrooms are one row, named after the first kind", () => {
  const loft = has(589, "Bedrooms including loft", "1");
  const bedroom = has(603, "Bedrooms", "1");
  const [row, ...others] = facilityRows([[loft], [bedroom], [has(603, "Bedrooms", "2"), loft]]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: "Bedrooms", isDifferent: true });
  expect(row?.cells).toEqual([loft, bedroom, has(603, "Bedrooms", "2")]);
  expect(facilityRows([[loft], [bedroom]])[0]).toMatchObject({ isDifferent: true });
});

test("ruling 160: a missing yes is a no, a missing number or text is not known", () => {
  const area = { ...has(241, "Living area", "60 m²"), type: "Text" as const };
  expect(facilityRows([[has(372, "Beds", "6"), area, sauna], []])).toMatchObject([
    { name: "Beds", isYesOrNo: false },
    { name: "Living area", isYesOrNo: false },
    { name: "Sauna", isYesOrNo: true },
  ]);
});

test("AT-01 a number that the page of one stay replaces is compared with those of others", () => {
  const bathrooms = has(100_043, "Bathrooms", "2");
  const row = facilityRows([[has(100_724, "Bathroom with bath tub"), bathrooms], [bathrooms]]).find(
    ({ id }) => id === bathrooms.id,
  );
  expect(row).toMatchObject({ cells: [bathrooms, bathrooms], isDifferent: false });
});

test("a stay that is not loaded differs from no other", () => {
  expect(facilityRows([[wifi], null, [wifi]])).toMatchObject([
    { isDifferent: false, cells: [wifi, null, wifi] },
  ]);
});

const DATES = { start: "2027-02-13", end: "2027-02-20" };
const FREE = "<p>Free cancellation until 7 days before arrival.</p>";
const FIXED = "<p>The whole stay is paid when you book.</p>";

const rate = (terms: string | null, more: Partial<Product> = {}): Product => ({
  bookingKey: "key",
  price: { ...DATES, amount: 1, currency: "SEK", originalAmount: null, totalPersons: 2 },
  personConfiguration: { adults: 2, childrenAges: [] },
  includedAddons: [],
  bookingConditions: terms === null ? null : { name: "Rate", terms },
  discount: null,
  offer: null,
  ...more,
});

interface Offer {
  readonly has?: readonly Facility[];
  readonly rates?: readonly Product[];
  readonly original?: number;
  readonly currency?: string;
}

const stay = (
  id: string,
  amount: number,
  { has: facilities = [], rates = [rate(FIXED)], original, currency = "SEK" }: Offer = {},
): PricedStay => ({
  id,
  price: { ...DATES, amount, currency, originalAmount: original ?? null },
  rates,
  facilities,
});

const differences = (...stays: readonly PricedStay[]) => priceDifferences(stays);

const withSauna = { has: [sauna] };
const sized = (beds: string) => has(372, "Beds", beds);
const breakfast = rate(FIXED, { includedAddons: [{ name: "Breakfast", amount: 1 }] });
const early = rate(FIXED, { discount: { name: "Early", description: null } });

test.each<[string, Offer, Offer, Partial<PriceDifference>]>([
  ["names what it has and lacks", { has: [wifi] }, withSauna, { without: ["Wi-Fi"], isExplained: true }],
  ["is not for a number unknown of the other", { has: [has(241, "Area", "4")] }, withSauna, { without: [] }],
  ["of a larger unit is not for its sauna", { has: [sized("4")] }, { has: [sized("8"), sauna] }, {}],
  ["has other conditions", {}, { has: [sauna], rates: [rate(FREE)] }, {}],
  ["is for add-ons too", {}, { has: [sauna], rates: [breakfast] }, { beyond: ["Breakfast", "Sauna"] }],
  ["has a discount too", {}, { has: [sauna], rates: [early] }, {}],
  ["has unknown terms", { rates: [rate(null)] }, { has: [sauna], rates: [rate(null)] }, {}],
  ["is for another saving too", { original: 6000 }, withSauna, {}],
])("ruling 160: the higher price of a unit %s", (_, cheaper, dearer, expected) => {
  const units = [stay("cbis:2001.1", 5000.4, cheaper), stay("cbis:2001.2", 5400, dearer)] as const;
  const [lowest, higher] = differences(...units);
  expect(lowest).toMatchObject({ more: 0, isExplained: false });
  const usual = { more: 400, beyond: ["Sauna"], isExplained: false };
  expect(higher).toMatchObject({ ...usual, ...expected });
});

test("stays that are no units of one property have only the difference", () => {
  const [, dearer] = differences(stay("cbis:1", 5000, { has: [wifi] }), stay("cbis:2.1", 6000, withSauna));
  expect(dearer).toMatchObject({ more: 1000, beyond: [], without: [], isExplained: false });
});

test("ST-02 prices differ by the amounts that are shown; a lone price and another currency by none", () => {
  const more = (...stays: readonly PricedStay[]) => differences(...stays).map((one) => one?.more);
  const euros = { currency: "EUR" };
  expect(more(stay("cbis:1", 100.4, euros), stay("cbis:2", 120.6, euros))).toEqual([0, 20.2]);
  expect(more(stay("cbis:1", 100), stay("cbis:2", 100.2))).toEqual([0, 0]);
  expect(more({ ...stay("cbis:1", 0), price: null }, stay("cbis:2", 100))).toEqual([undefined, undefined]);
  const mixed = more(stay("cbis:1", 100), stay("cbis:2", 120), stay("cbis:3", 90, euros));
  expect(mixed).toEqual([0, 20, undefined]);
});

test("a distance is straight, and unknown without a position", () => {
  const here = { latitude: 63.4, longitude: 13.08 };
  const there = { latitude: 63.409, longitude: 13.08 };
  expect(distanceBetween(here, there)).toBeCloseTo(1001, 0);
  expect(distanceBetween(there, here)).toBeCloseTo(1001, 0);
  expect(distanceBetween(here, { latitude: 0, longitude: 0 })).toBeNull();
  expect(distanceBetween(null, here)).toBeNull();
});

test.each([
  [347, "metres", 350],
  [994, "metres", 990],
  [996, "kilometres", 1],
  [12_340, "kilometres", 12.3],
])("%i m are in tens of metres, or in kilometres with one decimal", (metres, unit, value) => {
  expect(shownDistance(metres)).toEqual({ unit, value });
});
