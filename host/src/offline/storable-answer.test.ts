import { basketQuery } from "@stays/galaxy";
import { isStorable } from "./storable-answer.ts";

const SEARCH = { start: "2027-02-06" };
const GONE = { code: 404, message: "not found" };

test.each([
  ["prices", ["galaxy", "availability/accommodation", SEARCH], [], true],
  ["prices with a promo code", ["galaxy", "availability/units", { promoCode: "FRIENDS" }], [], false],
  ["an error instead of prices", ["galaxy", "availability/accommodation", SEARCH], GONE, false],
  [
    "an error on a further page",
    ["galaxy", "availability/accommodation", "pages"],
    { pages: [[], GONE] },
    false,
  ],
  ["the verdict on a promo code", ["galaxy", "validate-promocode", { promoCode: "FRIENDS" }], true, false],
  ["the basket", basketQuery().queryKey, {}, true],
  ["that the basket is gone", basketQuery().queryKey, GONE, true],
  ["what may be added to it", ["galaxy", "get-basket-extras", null], [], false],
  ["what is not of Galaxy", ["other", "get-basket"], {}, false],
])("ER-02 whether %s may be stored", (_, key, data, may) => {
  expect(isStorable({ queryHash: JSON.stringify(key), data })).toBe(may);
});
