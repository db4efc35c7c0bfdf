import { pinLabel } from "./pin-label.ts";

const money = (amount: number, currency: string) => `${amount} ${currency}`;

test("MP-01 a pin shows price and currency and is called by name and price", () => {
  const price = { amount: 4185, currency: "SEK", originalAmount: null };
  expect(pinLabel({ name: "Fjällbyn", price }, money)).toEqual({
    text: "4185 SEK",
    name: "Fjällbyn, 4185 SEK",
  });
});

test("MP-01 without a price a pin shows its name", () => {
  expect(pinLabel({ name: "Fjällbyn", price: null }, money)).toEqual({ text: "Fjällbyn", name: "Fjällbyn" });
});
