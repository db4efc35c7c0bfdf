import { findUnit, isOutsideBooking, shownGroups } from "./accommodation.ts";
import { activityPrice, filterOccasions, preselectedOccasion } from "./activities.ts";
import type { Accommodation, Content, Product } from "./entities.ts";
import { cheapest, shownPrice, usableCode } from "./product-price.ts";

// Only the members that the rules read: a whole entity would hide what the test is about.
const unit = (id: string) => ({ id }) as Accommodation;
const group = (key: string, ...ids: string[]) => ({ key, accommodations: ids.map(unit) });
const product = (amount: number) => ({ price: { amount } }) as Product;

test("HO-01 rooms are grouped by booking condition if there is one, else by product", () => {
  const productsGrouped = [group("cbis:3001", "cbis:3001"), group("9001", "cont:9001")];
  const conditionGroups = [group("Flexible", "cbis:3001")];
  const keys = (property: Parameters<typeof shownGroups>[0]) => shownGroups(property).map(({ key }) => key);
  expect(keys({ productsGrouped, conditionGroups: [], children: [] })).toEqual(["cbis:3001", "9001"]);
  expect(keys({ productsGrouped, conditionGroups, children: [] })).toEqual(["Flexible"]);
  expect([isOutsideBooking({ key: "9001" }), isOutsideBooking({ key: "cbis:9001" })]).toEqual([true, false]);
});

test("CB-01 RM-01 a unit is found by its digits over the groups, then the children", () => {
  const property = {
    productsGrouped: [group("9001", "cont:9001"), group("cbis:3001", "cbis:3001")],
    conditionGroups: [group("Flexible", "cbis:5001")],
    children: [unit("cbis:3002"), unit("cbis:9001")],
  };
  const found = ["3001", "5001", "3002", "9001", "7"].map((id) => findUnit(property, id)?.id ?? null);
  expect(found).toEqual(["cbis:3001", "cbis:5001", "cbis:3002", "cbis:9001", null]);
});

test("CD-03 from the cheapest of several agreements, else the total", () => {
  expect(shownPrice([])).toBeNull();
  expect(shownPrice([product(5)])?.kind).toBe("total");
  expect(shownPrice([product(5), product(3)])).toEqual({ kind: "from", product: product(3) });
  expect(cheapest([product(3), product(3)])?.price.amount).toBe(3);
});

test("UP-05 TR-02 the numbered texts when 1012 is set, else the cheapest quote", () => {
  const priced = (priceFrom: number | null, informationOthers: Record<string, string>) =>
    activityPrice({ priceFrom, content: { informationOthers } as unknown as Content });
  expect(priced(500, { "1012": "1 395", "402": "per person", "415": "hire extra" })).toEqual({
    amount: 1395,
    text: null,
    unit: "per person",
    note: "hire extra",
  });
  expect(priced(500, { "1012": "on request" })).toEqual({
    amount: null,
    text: "on request",
    unit: null,
    note: null,
  });
  expect(priced(500, { "402": "per person" })?.amount).toBe(500);
  expect(priced(null, {})).toBeNull();
});

test.each([
  ["450", 450],
  [" 1 395 ", 1395],
  ["12\u00a0500,50", 12_500.5],
  ["99.5", 99.5],
  // A thousand or one, by language.
  ["1,395", null],
  ["1.395", null],
  ["1 2", null],
  ["450 kr", null],
  ["450-600", null],
  ["1e3", null],
  ["-5", null],
  ["Infinity", null],
])("UP-05 TR-02 of text 1012 only a plain number is an amount: %j", (text, amount) => {
  const content = { informationOthers: { "1012": text } } as unknown as Content;
  const shown = activityPrice({ priceFrom: 500, content });
  expect([shown?.amount, shown?.text]).toEqual(amount === null ? [null, text.trim()] : [amount, null]);
});

test("BW-01 one occasion is preselected, several are not", () => {
  const occasion = (start: string) => ({ start, entries: [] });
  const occasions = [
    occasion("2027-02-07T10:00:00"),
    occasion("2027-02-07T13:00:00"),
    occasion("2027-02-08T10:00:00"),
  ];
  expect(preselectedOccasion(filterOccasions({ occasions }, "2027-02-08"))?.start).toBe(
    "2027-02-08T10:00:00",
  );
  expect([
    preselectedOccasion(filterOccasions({ occasions }, "2027-02-07")),
    preselectedOccasion([]),
  ]).toEqual([null, null]);
});

test("SW-10 only Valid gives a code to use", () => {
  const codes = (["Valid", "Invalid", "Expired", "NotApplicable"] as const).map((status) =>
    usableCode({ status, code: "WINTER10" }),
  );
  expect(codes).toEqual(["WINTER10", null, null, null]);
});
