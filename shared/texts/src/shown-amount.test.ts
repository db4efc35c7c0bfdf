import { formatMoney } from "./money.ts";
import { shownAmount, shownDifference } from "./shown-amount.ts";

test("ST-02 a difference is that of the amounts that are shown", () => {
  expect(shownDifference(4166.4, 5207.6, "TND")).toBe(-1042);
  expect(shownDifference(120.64, 100.36, "EUR")).toBe(20.2);
  expect(shownDifference(100.2, 100.4, "SEK")).toBe(0);
});

test("ST-02 a currency shows as many digits of a difference as of its amounts", () => {
  expect(shownAmount(13.0499999999, "EUR")).toBe(13.1);
  expect(shownAmount(-34.5, "TND")).toBe(-35);
});

const amounts = [0.04, 0.05, 0.5, 1.449, 1.45, 99.95, 100.5, 4166.4, 5207.6, 12_345.55, 4.35 * 3];

test.each(["EUR", "SEK", "TND"])("ST-02 two amounts differ as they are read: %s", (currency) => {
  const read = (value: number) => Number(formatMoney(value, currency, "en-GB").replace(/[^\d.-]/g, ""));
  for (const one of amounts)
    for (const other of amounts)
      expect(read(shownDifference(one, other, currency))).toBeCloseTo(read(one) - read(other), 6);
});
