import { basketQuery } from "@stays/galaxy";
import { type CachedAnswer, isStorable, joinAnswer, splitAnswer } from "./answer-parts.ts";

const SEARCH = { start: "2027-02-06" };

test.each([
  ["prices", ["galaxy", "availability/accommodation", SEARCH], true],
  ["prices with a promo code", ["galaxy", "availability/accommodation", { promoCode: "FRIENDS" }], false],
  ["the verdict on a promo code", ["galaxy", "validate-promocode", { promoCode: "FRIENDS" }], false],
  ["the basket", basketQuery().queryKey, true],
  ["what may be added to it", ["galaxy", "get-basket-extras", null], false],
  ["what is not of Galaxy", ["other", "get-basket"], false],
])("ER-02 whether %s may be stored", (_, key, may) => {
  expect(isStorable({ queryHash: JSON.stringify(key) })).toBe(may);
});

const LIST = '["galaxy","availability/accommodation","pages",{}]';
const pageParams = [{ page: 1 }, { page: 2 }, { page: 3 }];
const [first, second, third] = [{ askedAt: 30 }, { askedAt: 10 }, { askedAt: 20 }];
const missing = { askedAt: 30, missing: 24 };
const list = (...pages: readonly object[]): CachedAnswer => ({
  queryHash: LIST,
  at: 40,
  data: { pages, pageParams: pageParams.slice(0, pages.length) },
});

/** What is read of an answer whose parts are stored. */
const restore = (parts: readonly CachedAnswer[]) =>
  joinAnswer(LIST, async (hash) => parts.find(({ queryHash }) => queryHash === hash) ?? null);

test.each([
  ["all its pages, as old as the oldest", list(first, second, third), 10, [first, second, third]],
  ["the pages before one that was never read", list(first, missing, third), 30, [first]],
])("ER-02 a list is stored by page: %s", async (_, answer, at, pages) => {
  expect(await restore(splitAnswer(answer))).toEqual({
    at,
    data: { pages, pageParams: pageParams.slice(0, pages.length) },
  });
});

test("ER-02 a list whose first page has been removed cannot be shown", async () => {
  const [head, , next] = splitAnswer(list(first, second));
  expect(await restore([head, next].flatMap((part) => part ?? []))).toBeNull();
});

test("ER-02 an answer that is no list is stored whole", () => {
  const answer = { queryHash: LIST, at: 40, data: { pages: 2 } };
  expect(splitAnswer(answer)).toEqual([answer]);
});
