import { bookedStays, datesOfStay, stayOfLine } from "./booked-stay.ts";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";

const line = (name: string, amount: number) => ({
  name,
  start: "2027-02-06T00:00:00",
  end: "2027-02-13T00:00:00",
  persons: [],
  addons: [],
  price: { amount, currency: "SEK" },
});
const stays = bookedStays(
  [
    cartItemFixture({ name: "Pine", rate: "Flexible", stay: itemStayFixture() }),
    cartItemFixture({ name: "Birch", rate: "Pay now", stay: itemStayFixture() }),
    cartItemFixture({ name: "Oak", price: 0.1, amount: 3, rate: "Weekend", stay: itemStayFixture() }),
    cartItemFixture({ name: "Hut", price: 700, stay: itemStayFixture({ end: "2027-02-12" }) }),
    cartItemFixture({ name: "Dog sled" }),
  ],
  "en",
);
const rateOf = (name: string, amount: number, language = "en") =>
  stayOfLine(line(name, amount), stays, language)?.rate;

test("CT-05 a line is the stay with its dates and price, by name where several agree", () => {
  expect(rateOf("2 × Birch", 4185)).toBe("Pay now");
  expect(rateOf("Cabin", 4185)).toBeUndefined();
  expect(rateOf("Lodge", 0.3)).toBe("Weekend");
});

test("CT-05 a line with other dates, another price or in another language is none of the stays", () => {
  expect(rateOf("Hut", 700)).toBeUndefined();
  expect(rateOf("Pine", 4000)).toBeUndefined();
  expect(rateOf("Birch", 4185, "sv")).toBeUndefined();
});

test("CT-05 only stays are kept, not activities and transport", () => {
  expect(stays.map(({ name }) => name)).toEqual(["Pine", "Birch", "Oak", "Hut"]);
});

test("AD-01 a booked item has the dates of the stay of its name, unless it was booked for several", () => {
  const later = cartItemFixture({ name: "Pine", stay: itemStayFixture({ end: "2027-02-20" }) });
  expect(datesOfStay("Hut", stays)).toMatchObject({ start: "2027-02-06", end: "2027-02-12" });
  expect(datesOfStay("Pine 6 beds", stays)).toMatchObject({ end: "2027-02-13" });
  expect(datesOfStay("Pine", [...stays, ...bookedStays([later], "en")])).toBeNull();
  expect(datesOfStay("Maple", stays)).toBeNull();
});
