import type { Accommodation, Product } from "@stays/domain";
import type { GuestText } from "@stays/ui";
import { productFixture } from "./product.fixture.ts";
import { createBookingContext, rateName, rateNames, rateOptions } from "./rates.ts";

const unit = {
  id: "cbis:3001",
  name: "Pine",
  content: { dormitoryBed: true, images: [] },
} as unknown as Accommodation;

test("CD-03 a rate is called by its condition, else its offer or discount, else as told", () => {
  const named = productFixture({ bookingConditions: { name: "Flexible", terms: "" } });
  expect(rateName(named)).toBe("Flexible");
  const options = rateOptions(
    { ...unit, products: [named, productFixture()] },
    "s-1",
    (key) => key,
    guestText,
  );
  expect(options.map(({ name }) => name)).toEqual(["Flexible", "standardRate"]);
});

test("CD-03 CT-03 a unit books from its own place, one without from its property's (ruling 38)", () => {
  const at = (position: Accommodation["content"]["position"]) => ({
    ...unit,
    content: { ...unit.content, position },
  });
  const [own, near] = [
    { latitude: 61, longitude: 13 },
    { latitude: 62, longitude: 14 },
  ];
  expect(createBookingContext(at(own), at(near))).toMatchObject({ accommodationId: "3001", position: own });
  expect(createBookingContext(at(null), at(near)).position).toEqual(near);
  expect(createBookingContext(at({ latitude: 0, longitude: 0 }), at(near)).position).toEqual(near);
  expect(createBookingContext(at({ latitude: 0, longitude: 13 }), at(null)).position).toBeNull();
  expect(createBookingContext(at(null), at(null)).position).toBeNull();
});

const rate = (addons: readonly string[], condition: string | null = null, part: Partial<Product> = {}) =>
  productFixture({
    includedAddons: addons.map((name) => ({ name, amount: 1 })),
    bookingConditions: condition === null ? null : { name: condition, terms: "" },
    ...part,
  });

const words: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => string>> = {
  standardRate: () => "Standard rate",
  rateOfSeveral: ({ name, n, total }) => `${name}, option ${n} of ${total}`,
};
const guestText: GuestText = ([room]) => `${room?.adults} adults`;
const t = (key: string, values: Readonly<Record<string, unknown>> = {}) => words[key]?.(values) ?? key;

test("HO-03 each rate of a room can be told from the others: by its name, else by what it includes, else by its place", () => {
  expect(rateNames([rate([], "Flexible"), rate(["Breakfast"], "Early bird")], t, guestText)).toEqual([
    "Flexible",
    "Early bird",
  ]);
  const unnamed = [rate(["Breakfast"]), rate([]), rate(["Breakfast", "Dinner"])];
  expect(rateNames(unnamed, t, guestText)).toEqual([
    "Standard rate + Breakfast",
    "Standard rate",
    "Standard rate + Breakfast + Dinner",
  ]);
  expect(rateNames([rate([], "Flexible"), rate([]), rate([], "Flexible")], t, guestText)).toEqual([
    "Flexible, option 1 of 2",
    "Standard rate",
    "Flexible, option 2 of 2",
  ]);
});

test("HO-03 rates of one name are called by what differs: the offer, the discount, the guests", () => {
  const names = (...parts: readonly Partial<Product>[]) =>
    rateNames(
      parts.map((part) => rate([], "Flexible", part)),
      t,
      guestText,
    );
  const discount = (name: string) => ({ discount: { name, description: null } });
  const skiWeek = { name: "Ski week", content: { images: [], information: [] } };
  expect(names({ offer: skiWeek }, {})).toEqual(["Flexible, Ski week", "Flexible"]);
  expect(names(discount("Early"), discount("Last"))).toEqual(["Flexible, Early", "Flexible, Last"]);
  const three = { personConfiguration: { adults: 3, childrenAges: [] } };
  expect(names({}, three)).toEqual(["Flexible, 2 adults", "Flexible, 3 adults"]);
});

test("HO-03 where only the price differs it is in the name, if the name must be understood without it", () => {
  const price = { ...productFixture().price, amount: 900 };
  const rates = [rate([], "Flexible", { price }), rate([], "Flexible")];
  expect(rateNames(rates, t, guestText)).toEqual(["Flexible, option 1 of 2", "Flexible, option 2 of 2"]);
  expect(rateNames(rates, t, guestText, ({ price }) => `SEK ${price.amount}`)).toEqual([
    "Flexible, SEK 900",
    "Flexible, SEK 700",
  ]);
});
