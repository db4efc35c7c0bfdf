import { slug } from "./slug.ts";

test("RT-05 aliases hold lower-case letters, digits and dashes only", () => {
  expect(slug("Älgnäsets stugby – 6 bäddar")).toBe("algnasets-stugby-6-baddar");
  expect(slug("***")).toBe("stay");
});
