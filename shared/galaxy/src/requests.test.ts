import { galaxyFixture } from "./galaxy.fixture.ts";
import { addBasketAddon, recommendedActivities } from "./index.ts";
import { searchAccommodation } from "./requests/accommodation.ts";

const refused = { code: 500, errorMessage: "" };
const search = {
  start: "2027-02-06",
  end: "2027-02-13",
  personConfigurations: [{ adults: 2, childrenAges: [4, 7] }],
};

test("SW-13 start after end never sends a request", async () => {
  const galaxy = galaxyFixture(refused);
  await expect(searchAccommodation(galaxy, { ...search, end: "2027-02-05" })).rejects.toThrow("not sent");
  expect(galaxy.asked).toEqual([]);
});

test("UP-04 recommendations without dates, or with swapped ones, are rejected without a call", async () => {
  const galaxy = galaxyFixture(refused);
  await expect(recommendedActivities(galaxy, { start: null, end: "2027-02-13" })).rejects.toThrow(
    "code 500: Date is missing",
  );
  await expect(recommendedActivities(galaxy, { start: "2027-02-14", end: "2027-02-13" })).rejects.toThrow(
    "code 500: Date start is before date end",
  );
  expect(galaxy.asked).toEqual([]);
});

test("ruling 23: one call for the extras of several booked items, which names the first of them", async () => {
  const galaxy = galaxyFixture(1);
  const choices = [
    { id: 501, qty: 2, price: 250, bookItemId: 90011 },
    { id: 500, qty: 1, price: 900, bookItemId: 90012 },
  ];
  expect(await addBasketAddon(galaxy, choices)).toBe(1);
  expect(galaxy.asked).toEqual([
    {
      operation: "add-basket-addon",
      params: { bookItemId: 90011, items: JSON.stringify(choices), addOns: { 500: 1, 501: 2 } },
    },
  ]);
});
