import { pseudoText } from "./pseudo-settings.mjs";

test("en-XA is accented, longer and in brackets, and keeps values and markup", () => {
  expect(pseudoText("Book {{name}} now", "en-XA")).toBe("[Ɓööķ {{name}} ñöŵ one]");
  expect(pseudoText("{{n}} / {{m}}", "en-XA")).toBe("[{{n}} / {{m}} on]");
  expect(pseudoText("<b>Sauna</b>", "en-XA")).toBe("[<b>Šåûñå</b> on]");
});

test("ar-XB turns the words and keeps values", () => {
  expect(pseudoText("Book {{name}}", "ar-XB")).toBe("\u202EBook\u202C {{name}}");
});

test("an empty text stays empty", () => {
  expect([pseudoText("", "en-XA"), pseudoText("", "ar-XB")]).toEqual(["", ""]);
});
