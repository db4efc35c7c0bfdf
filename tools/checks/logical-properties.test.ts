import { physicalDeclarations } from "./logical-properties.mjs";

const found = (css: string) => physicalDeclarations(css).map((one) => one.found);

test("declarations that name a side of the screen are found", () => {
  expect(
    found(
      [
        "  left: 0;",
        "  margin-left: auto;",
        "  border-right: 1px solid;",
        "  border-top-left-radius: 4px;",
        "  text-align: right;",
        "  mask-image: linear-gradient(to left, red, blue);",
        "  padding: 0 4px 0 8px;",
        "  inset: 10px auto auto calc(1px + 2px);",
      ].join("\n"),
    ),
  ).toHaveLength(8);
});

test("start, end, and what is the same in both directions are not", () => {
  expect(
    found(
      [
        "  inset-inline-start: 0;",
        "  margin: 0 calc(1px + 2px) 4px;",
        "  padding: 0 4px 8px 4px;",
        "  text-align: start;",
        "  border-radius: 4px 4px 0 0;",
        "  transition: inset-inline 1s;",
        ".left { color: red; }",
      ].join("\n"),
    ),
  ).toEqual([]);
});
