import { formatMoney } from "./money.ts";
import { needsDecimals, shareNeedsDecimals, shownAmount, shownDifference } from "./shown-amount.ts";

test("ST-02 a difference is that of the amounts that are shown", () => {
  expect(shownDifference(4166.4, 5207.6, "TND")).toBe(-1042);
  expect(shownDifference(120.64, 100.36, "EUR")).toBe(20.2);
  expect(shownDifference(100.2, 100.4, "SEK")).toBe(0);
});

test("ST-02 a currency shows as many digits of a difference as of its amounts", () => {
  expect(shownAmount(13.0499999999, "EUR")).toBe(13.1);
  expect(shownAmount(-34.5, "TND")).toBe(-35);
});

test.each(["KWD", "BHD"])(
  "ST-02 ruling 100 parts of %s have decimals where rounding hides their total",
  (currency) => {
    expect(needsDecimals([3.4, 3.4], 6.8, currency)).toBe(true);
    expect(formatMoney(3.4, currency, "en-GB", true)).toBe(`${currency}\u00a03.400`);
    expect(needsDecimals([3.5, 3.25], 6.75, currency)).toBe(false);
    expect(needsDecimals([45.083, 22.29, 20.127], 87.5, currency)).toBe(true);
    // A total of more than its parts is Galaxy's, and nobody can add it up.
    expect(needsDecimals([3.4], 6.8, currency)).toBe(false);
  },
);

const amounts = [0.04, 0.05, 0.5, 1.449, 1.45, 99.95, 100.5, 4166.4, 5207.6, 12_345.55, 4.35 * 3];

test.each(["EUR", "SEK", "TND"])("ST-02 two amounts differ as they are read: %s", (currency) => {
  const read = (value: number) => Number(formatMoney(value, currency, "en-GB").replace(/[^\d.-]/g, ""));
  for (const one of amounts)
    for (const other of amounts)
      expect(read(shownDifference(one, other, currency))).toBeCloseTo(read(one) - read(other), 6);
});

test("ruling 100 an average share has decimals only where a rounded one is far from its total", () => {
  expect(shareNeedsDecimals(7, 2, "KWD")).toBe(true);
  expect(shareNeedsDecimals(8, 2, "KWD")).toBe(false);
  expect(shareNeedsDecimals(6301, 2, "SEK")).toBe(false);
  expect(shareNeedsDecimals(87.5, 2, "EUR")).toBe(false);
});
