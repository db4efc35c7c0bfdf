import fc from "fast-check";
import { addonFixture, bookItemFixture } from "./addon.fixture.ts";
import { allExtras, extraGroups } from "./extra-groups.ts";
import { calculateTotal, getQuantity, listChoices, withQuantity } from "./selection.ts";

const linen = addonFixture(501, "Linen", { maximumUnits: 4, price: { amount: 145, currency: "SEK" } });
const otherLinen = { ...linen, bookItemId: 90012 };

test("AD-01 a quantity stays between 0 and the maximum, and 0 removes the extra", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 9 })), (wishes) => {
      const selection = wishes.reduce((chosen, wish) => withQuantity(chosen, linen, wish), {});
      const quantity = getQuantity(selection, linen);
      expect(quantity).toBeGreaterThanOrEqual(0);
      expect(quantity).toBeLessThanOrEqual(4);
      expect(Object.values(selection)).not.toContain(0);
    }),
  );
});

test("AD-01 ruling 100 extras whose rounded prices don't make their total are shown with their decimals", () => {
  const candle = addonFixture(503, "Candle", { price: { amount: 3.4, currency: "KWD" } });
  expect(calculateTotal([candle], withQuantity({}, candle, 1)).isExact).toBe(false);
  expect(calculateTotal([candle], withQuantity({}, candle, 3)).isExact).toBe(true);
});

test("AD-01 the same extra of two booked items is chosen for each on its own", () => {
  const selection = withQuantity({}, otherLinen, 2);
  expect(listChoices([linen, otherLinen], selection)).toEqual([
    { id: 501, qty: 2, price: 145, bookItemId: 90012 },
  ]);
});

test("AD-01 sets and extras are sorted by name in the page's language, groups after those of no group", () => {
  const item = bookItemFixture(
    [addonFixture(1, "Övrigt"), addonFixture(2, "Frukost"), addonFixture(3, "Åktur")],
    {
      groups: [
        { name: "Städning", addons: [addonFixture(4, "Slutstädning")] },
        { name: "Mat", addons: [addonFixture(6, "Middag"), addonFixture(5, "Lunch")] },
        { name: "Tomt", addons: [] },
      ],
    },
  );
  expect(extraGroups(item, "sv-SE").map((set) => [set.name, set.addons.map((addon) => addon.name)])).toEqual([
    [null, ["Frukost", "Åktur", "Övrigt"]],
    ["Mat", ["Lunch", "Middag"]],
    ["Städning", ["Slutstädning"]],
  ]);
  expect(allExtras([item])).toHaveLength(6);
});
