import type { Facility, Product } from "@stays/domain";
import fc from "fast-check";
import { distanceBetween, shownDistance } from "../listing/distance.ts";
import { facilityRows } from "./facility-rows.ts";
import { type PricedStay, priceDifferences } from "./price-differences.ts";

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

test("stays that have the same differ in nothing, in any order of their facilities", () => {
  const facilities = fc.uniqueArray(
    fc.tuple(fc.nat(99), fc.constantFrom("True", "2", "3")).map(([id, value]) => has(id, String(id), value)),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(facilities, (all) => {
      const rows = facilityRows([all, all.toReversed()]);
      expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([]);
    }),
  );
});

const DATES = { start: "2027-02-13", end: "2027-02-20" };
const TODAY = "2026-12-01";
const FREE = "<p>Free cancellation until 7 days before arrival.</p>";
const FIXED = "<p>The whole stay is paid when you book.</p>";

const rate = (terms: string | null, amount: number, more: Partial<Product> = {}): Product => ({
  bookingKey: "key",
  price: { ...DATES, amount, currency: "SEK", originalAmount: null, totalPersons: 2 },
  personConfiguration: { adults: 2, childrenAges: [] },
  includedAddons: [],
  bookingConditions: terms === null ? null : { name: "Rate", terms },
  discount: null,
  offer: null,
  ...more,
});

const stay = (
  id: string,
  amount: number | null,
  facilities: readonly Facility[] = [],
  product = rate(FIXED, amount ?? 0),
): PricedStay => ({
  id,
  price: amount === null ? null : { ...DATES, amount, currency: "SEK", originalAmount: null },
  rates: amount === null ? [] : [product],
  facilities,
});

const differences = (...stays: readonly PricedStay[]) => priceDifferences(stays, TODAY);

test("units of one village name what a higher price adds, other stays only the difference", () => {
  const units = [
    stay("cbis:2001.1", 5000.4, [wifi, has(603, "Bedrooms", "1")]),
    stay("cbis:2001.2", 5400, [sauna, has(603, "Bedrooms", "1")]),
    stay("cbis:9", 6000),
  ];
  expect(differences(...units)).toMatchObject([
    { more: 0, beyond: [], without: [] },
    { more: 400, beyond: ["Sauna"], without: ["Wi-Fi"], isExplained: true },
    { more: 1000, beyond: [], without: [], isExplained: false },
  ]);
});

test("ruling 160: a number that another unit does not name explains no price", () => {
  const [, dearer] = differences(
    stay("cbis:2001.1", 5000, [has(241, "Living area", "40")]),
    stay("cbis:2001.2", 5400, [has(372, "Beds", "6"), sauna]),
  );
  expect(dearer).toMatchObject({ beyond: ["Sauna"], without: [] });
});

test("ruling 160: a larger unit does not cost more for its sauna", () => {
  const [, dearer] = differences(
    stay("cbis:2001.1", 5000, [has(372, "Beds", "4")]),
    stay("cbis:2001.2", 9000, [has(372, "Beds", "8"), sauna]),
  );
  expect(dearer).toMatchObject({ isExplained: false, beyond: ["Sauna"] });
});

test("ruling 160: facilities explain a difference only between prices with the same terms", () => {
  const breakfast = { name: "Breakfast", amount: 1 };
  const dearer = (product: Product, cheaper = rate(FIXED, 5000)) =>
    differences(
      stay("cbis:2001.1", 5000, [wifi], cheaper),
      stay("cbis:2001.2", 5400, [wifi, sauna], product),
    )[1];
  expect(dearer(rate(FIXED, 5400))).toMatchObject({ isExplained: true, addsFreeCancellation: false });
  expect(dearer(rate(FREE, 5400))).toMatchObject({
    isExplained: false,
    addsFreeCancellation: true,
    beyond: ["Sauna"],
  });
  expect(dearer(rate(FIXED, 5400), rate(FREE, 5000))).toMatchObject({
    isExplained: false,
    addsFreeCancellation: false,
  });
  expect(dearer(rate(FIXED, 5400, { includedAddons: [breakfast] }))).toMatchObject({
    isExplained: false,
    beyond: ["Breakfast", "Sauna"],
  });
  expect(dearer(rate(FIXED, 5400, { discount: { name: "Early", description: null } }))).toMatchObject({
    isExplained: false,
  });
  expect(dearer(rate(null, 5400), rate(null, 5000))).toMatchObject({ isExplained: false });
});

test("ruling 160: a saving of another size explains a difference too", () => {
  const saved = stay("cbis:2001.1", 5000);
  const [, dearer] = differences(
    { ...saved, price: saved.price && { ...saved.price, originalAmount: 6000 } },
    stay("cbis:2001.2", 5400, [sauna]),
  );
  expect(dearer).toMatchObject({ isExplained: false, beyond: ["Sauna"] });
});

test("ruling 160: free cancellation counts while its last day is not over, in every room", () => {
  const cheaper = stay("cbis:1", 5000);
  const dearer = (...rates: readonly Product[]): PricedStay => ({ ...stay("cbis:2", 5400), rates });
  const adds = (stays: readonly PricedStay[], today: string) =>
    priceDifferences(stays, today)[1]?.addsFreeCancellation;
  expect(adds([cheaper, dearer(rate(FREE, 5400))], "2027-02-06")).toBe(true);
  expect(adds([cheaper, dearer(rate(FREE, 5400))], "2027-02-07")).toBe(false);
  expect(adds([cheaper, dearer(rate(FREE, 2700), rate(FIXED, 2700))], TODAY)).toBe(false);
});

test("a stay without a price has no difference, and neither has a lone price or another currency", () => {
  expect(differences(stay("cbis:1", null), stay("cbis:2", 100))).toEqual([null, null]);
  const euros = {
    ...stay("cbis:3", 90),
    price: { ...DATES, amount: 90, currency: "EUR", originalAmount: null },
  };
  const [, , third] = differences(stay("cbis:1", 100), stay("cbis:2", 120), euros);
  expect(third).toBeNull();
});

test("two prices that are equally low are both the lowest", () => {
  expect(differences(stay("cbis:1", 100), stay("cbis:2", 100.2)).map((one) => one?.more)).toEqual([0, 0]);
});

test("ST-02 a price differs by the difference of the prices that are shown", () => {
  const euros = (id: string, amount: number): PricedStay => ({
    ...stay(id, amount),
    price: { ...DATES, amount, currency: "EUR", originalAmount: null },
  });
  const [, dearer] = differences(euros("cbis:1", 100.4), euros("cbis:2", 120.6));
  expect(dearer?.more).toBe(20.2);
});

test("a distance is straight, the same both ways, and unknown without a position", () => {
  const here = { latitude: 63.4, longitude: 13.08 };
  expect(distanceBetween(here, { latitude: 63.409, longitude: 13.08 })).toBeCloseTo(1001, 0);
  expect(distanceBetween(here, { latitude: 0, longitude: 0 })).toBeNull();
  expect(distanceBetween(null, here)).toBeNull();
  const position = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (one, other) => {
      const there = distanceBetween(one, other);
      expect(there).toEqual(
        there === null ? null : expect.closeTo(distanceBetween(other, one) ?? Number.NaN, 3),
      );
    }),
  );
});

test("short distances are in tens of metres, long ones in kilometres with one decimal", () => {
  expect(shownDistance(347)).toEqual({ unit: "metres", value: 350 });
  expect(shownDistance(994)).toEqual({ unit: "metres", value: 990 });
  expect(shownDistance(996)).toEqual({ unit: "kilometres", value: 1 });
  expect(shownDistance(12_340)).toEqual({ unit: "kilometres", value: 12.3 });
});
