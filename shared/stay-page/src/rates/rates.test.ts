import type { Accommodation, Product } from "@stays/domain";
import { bookingOf, cartItemOf, rateName } from "./rate-option.ts";
import { rateOptions } from "./rate-options.ts";

const product = (part: Partial<Product> = {}): Product => ({
  bookingKey: "k1",
  price: {
    amount: 700,
    originalAmount: null,
    currency: "SEK",
    start: "2027-02-06",
    end: "2027-02-13",
    totalPersons: 2,
  },
  personConfiguration: { adults: 2, childrenAges: [] },
  includedAddons: [],
  bookingConditions: null,
  discount: null,
  offer: null,
  ...part,
});

const unit = {
  id: "cbis:3001",
  name: "Pine",
  content: { dormitoryBed: true, images: [] },
} as unknown as Accommodation;

test("CD-03 an agreement becomes the item that booking it would put into the temporary cart", () => {
  expect(cartItemOf(unit, product(), "s-1")).toMatchObject({
    bookKey: "k1",
    price: 700,
    amount: 1,
    searchId: "s-1",
    dormitoryBed: true,
    persons: 2,
  });
});

test("CD-03 a rate is called by its condition, else its offer or discount, else as told", () => {
  const named = product({ bookingConditions: { name: "Flexible", terms: "" } });
  expect(rateName(named)).toBe("Flexible");
  const options = rateOptions({ ...unit, products: [named, product()] }, "s-1", (key) => key);
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
  expect(bookingOf(at(own), at(near))).toMatchObject({ accommodationId: "3001", position: own });
  expect(bookingOf(at(null), at(near)).position).toEqual(near);
  expect(bookingOf(at({ latitude: 0, longitude: 0 }), at(near)).position).toEqual(near);
  expect(bookingOf(at({ latitude: 0, longitude: 13 }), at(null)).position).toBeNull();
  expect(bookingOf(at(null), at(null)).position).toBeNull();
});
