import { answerAddress, shellAddress } from "./storage-addresses.ts";
import { isPublicAddress, unneeded } from "./stored-page.ts";

test("ER-02 a page with a promo code is not stored", () => {
  expect(isPublicAddress("?start=2027-02-06&promocode=FRIENDS")).toBe(false);
  expect(isPublicAddress("?PromoCode=FRIENDS")).toBe(false);
  expect(isPublicAddress("?start=2027-02-06&promocode=")).toBe(true);
});

test("FE-02 what no stored page needs is removed: files, shells and answers of a release that has none left", () => {
  const page = { edition: "B", prefix: "en", files: ["/assets/js/main.2.js"] };
  const old = ["/assets/js/main.1.js", shellAddress("en", "A"), answerAddress("A", '["galaxy"]')];
  const needed = ["/assets/js/main.2.js", shellAddress("en", "B"), answerAddress("B", '["galaxy"]')];
  expect(unneeded([...old, ...needed, shellAddress("sv", "B")], [page])).toEqual([
    ...old,
    shellAddress("sv", "B"),
  ]);
  const visitedBefore = { edition: "A", prefix: "en", files: ["/assets/js/main.1.js"] };
  expect(unneeded([...old, ...needed], [page, visitedBefore])).toEqual([]);
});
