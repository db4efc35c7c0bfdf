import type { Accommodation } from "@stays/domain";
import { withPrices } from "./use-property.ts";

const content = { id: "cbis:2001", name: "As told" } as Accommodation;
const priced = { id: "cbis:2001", name: "As priced" } as Accommodation;
const of = (data: Parameters<typeof withPrices>[1]["data"], isError = false) =>
  withPrices(content, { data, isError });
const answer = (accommodations: readonly Accommodation[]) => ({
  accommodations,
  totalResults: accommodations.length,
  searchId: "s-1",
});

test("CD-03 VI-01 the priced entry replaces the content whole, a failure keeps the content (ruling 19)", () => {
  expect(of(answer([priced]))).toEqual({ property: priced, prices: { kind: "priced", searchId: "s-1" } });
  expect(of(undefined, true).property).toBe(content);
  expect(of(undefined)).toEqual({ property: content, prices: { kind: "loading" } });
});

test("CD-05 VI-02 an empty list is no availability (ruling 3)", () => {
  expect(of(answer([])).prices.kind).toBe("none");
  expect(of(undefined, true).prices.kind).toBe("failed");
});
