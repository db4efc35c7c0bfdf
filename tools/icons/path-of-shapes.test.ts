import { pathOfShapes } from "./path-of-shapes.mjs";

test("shapes become one path, each beginning where it stood", () => {
  expect(
    pathOfShapes([
      ["circle", { cx: "11", cy: "4", r: "2", key: "a" }],
      ["path", { d: "m6 9 6 6" }],
      ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }],
    ]),
  ).toBe("M9 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM0 0m6 9 6 6M1 2L3 4");
});

test("a rectangle keeps its corners", () => {
  expect(pathOfShapes([["rect", { x: "2", y: "3", width: "10", height: "8" }]])).toBe("M2 3h10v8h-10v-8z");
  expect(pathOfShapes([["rect", { x: "2", y: "3", width: "10", height: "8", rx: "2" }]])).toBe(
    "M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z",
  );
});

test("a dot that its own line fills needs no filling; shapes that one stroked path cannot show are rejected by name", () => {
  expect(pathOfShapes([["circle", { cx: "7", cy: "7", r: ".5", fill: "currentColor" }]])).toContain(
    "a0.5 0.5",
  );
  expect(() => pathOfShapes([["circle", { cx: "7", cy: "7", r: "3", fill: "red" }]])).toThrow(
    "fill of <circle>",
  );
  expect(() => pathOfShapes([["text", {}]])).toThrow("<text>");
});
