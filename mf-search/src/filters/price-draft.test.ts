import fc from "fast-check";
import { draftOf, readDraft } from "./price-draft.ts";

test("a price range is read back from its fields, with or without spaces", () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(999_999_999), (one, other) => {
      const price = { least: Math.min(one, other), most: Math.max(one, other) };
      expect(readDraft(draftOf(price))).toEqual({ price });
    }),
  );
  expect(readDraft({ least: " 3 000", most: "" })).toEqual({ price: { least: 3000, most: null } });
  expect(readDraft({ least: "", most: "" })).toEqual({ price: null });
});

test("a malformed limit and swapped limits are errors of one field", () => {
  expect(readDraft({ least: "1.5", most: "3000" })).toEqual({ field: "least", error: "priceNotWhole" });
  expect(readDraft({ least: "", most: "-1" })).toEqual({ field: "most", error: "priceNotWhole" });
  expect(readDraft({ least: "3000", most: "1000" })).toEqual({ field: "most", error: "priceSwapped" });
});
