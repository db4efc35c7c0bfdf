import { cutText } from "./cut-text.ts";

test("MP-02 an introduction of up to 100 characters stays whole", () => {
  expect(cutText("a".repeat(100))).toBe("a".repeat(100));
});

test("MP-02 a longer introduction is cut at the end of a word within 100 characters", () => {
  const cut = cutText("timber cabins by the lake ".repeat(6));
  expect(cut.length).toBeLessThanOrEqual(101);
  expect(cut.endsWith("…")).toBe(true);
  expect(cut).not.toMatch(/\s…$/);
});

test("MP-02 one endless word is cut all the same", () => {
  expect(cutText("å".repeat(300))).toBe(`${"å".repeat(100)}…`);
});
