import type { Accommodation } from "@stays/domain";
import { withPrices } from "./prices.ts";

const content = { id: "cbis:2001", name: "As told" } as Accommodation;
const priced = { id: "cbis:2001", name: "As priced" } as Accommodation;
const of = (data: Parameters<typeof withPrices>[1]["data"], isError = false) =>
  withPrices(content, { data, isError });
const answer = (accommodations: readonly Accommodation[]) => ({
  accommodations,
  totalResults: accommodations.length,
  searchId: "s-1",
});

test("CD-03 VI-01 the priced entry replaces the content whole, a code keeps the content (ruling 19)", () => {
  expect(of(answer([priced]))).toEqual({ property: priced, prices: { kind: "priced", searchId: "s-1" } });
  expect(of({ code: 500, message: "" }).property).toBe(content);
  expect(of(undefined)).toEqual({ property: content, prices: { kind: "loading" } });
});

test("CD-05 VI-02 500, 404 or an empty list are no availability, any other code a failure (rulings 3, 4 and 54)", () => {
  const kind = (code: number) => of({ code, message: "" }).prices.kind;
  expect([kind(500), kind(404), kind(0), kind(7)]).toEqual(["none", "none", "failed", "failed"]);
  expect(of(answer([])).prices.kind).toBe("none");
  expect(of(undefined, true).prices.kind).toBe("failed");
});
