import type { Facility } from "@stays/domain";
import fc from "fast-check";
import { distanceBetween } from "../listing/distance-between.ts";
import { facilityRows } from "./facility-rows.ts";
import { type PricedStay, priceDifferences } from "./price-differences.ts";
import { shownDistance } from "./shown-distance.ts";

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

const stay = (id: string, amount: number | null, facilities: readonly Facility[] = []): PricedStay => ({
  id,
  price: amount === null ? null : { amount, currency: "SEK" },
  facilities,
});

test("units of one village name what a higher price adds, other stays only the difference", () => {
  const units = [
    stay("cbis:2001.1", 5000.4, [wifi, has(603, "Bedrooms", "1")]),
    stay("cbis:2001.2", 5400, [sauna, has(589, "Bedrooms including loft", "1")]),
    stay("cbis:9", 6000),
  ];
  expect(priceDifferences(units)).toMatchObject([
    { more: 0, beyond: [], without: [] },
    { more: 400, beyond: [sauna], without: [wifi] },
    { more: 1000, beyond: [], without: [] },
  ]);
});

test("a stay without a price has no difference, and neither has a lone price or another currency", () => {
  expect(priceDifferences([stay("cbis:1", null), stay("cbis:2", 100)])).toEqual([null, null]);
  const euros = { ...stay("cbis:3", 90), price: { amount: 90, currency: "EUR" } };
  const [, , third] = priceDifferences([stay("cbis:1", 100), stay("cbis:2", 120), euros]);
  expect(third).toBeNull();
});

test("two prices that are equally low are both the lowest", () => {
  expect(priceDifferences([stay("cbis:1", 100), stay("cbis:2", 100.2)]).map((one) => one?.more)).toEqual([
    0, 0,
  ]);
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
