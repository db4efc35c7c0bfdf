import type { PersonConfiguration, Product } from "@stays/domain";
import { discountPercent, fromPrice } from "./from-price.ts";

const two: PersonConfiguration = { adults: 2, childrenAges: [] };
const family: PersonConfiguration = { adults: 2, childrenAges: [4] };

function product(
  amount: number,
  personConfiguration: PersonConfiguration,
  originalAmount: number | null = null,
) {
  const price = {
    amount,
    originalAmount,
    currency: "SEK",
    start: "2027-02-06",
    end: "2027-02-13",
    totalPersons: 2,
  };
  return { price, personConfiguration } as Product;
}

test("SR-05 a card's price is that of the cheapest configuration", () => {
  expect(fromPrice({ products: [product(7900, two)] }, [two])).toMatchObject({
    amount: 7900,
    originalAmount: null,
  });
});

test("SR-05 several rooms cost what each of them costs, also when two are alike", () => {
  const products = [product(5000, two, 6000), product(8000, family)];
  expect(fromPrice({ products }, [two, family, two])).toMatchObject({ amount: 18000, originalAmount: 20000 });
});

test("SR-06 without products there is no price", () => {
  expect(fromPrice({ products: [] }, [two])).toBeNull();
});

test.each([
  [8415, 9900, 15],
  [7900, 8900, 11],
  [11719, 13787, 15],
  [9960, 9999, null],
  [9900, null, null],
  [9900, 9000, null],
])("SR-05 the discount of %s instead of %s is %s whole percent", (amount, originalAmount, percent) => {
  const price = fromPrice({ products: [product(amount, two, originalAmount)] }, [two]);
  expect(discountPercent(price)).toBe(percent);
});
