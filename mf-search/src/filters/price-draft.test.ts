import fc from "fast-check";
import { formatDraft, parseDraft } from "./price-draft.ts";

test("a price range is read back from its fields, with or without spaces", () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(999_999_999), (one, other) => {
      const price = { least: Math.min(one, other), most: Math.max(one, other) };
      expect(parseDraft(formatDraft(price))).toEqual({ price });
    }),
  );
  expect(parseDraft({ least: " 3 000", most: "" })).toEqual({ price: { least: 3000, most: null } });
  expect(parseDraft({ least: "", most: "" })).toEqual({ price: null });
});

test("a malformed limit and swapped limits are errors of one field", () => {
  expect(parseDraft({ least: "1.5", most: "3000" })).toEqual({ field: "least", error: "priceNotWhole" });
  expect(parseDraft({ least: "", most: "-1" })).toEqual({ field: "most", error: "priceNotWhole" });
  expect(parseDraft({ least: "3000", most: "1000" })).toEqual({ field: "most", error: "priceSwapped" });
});
