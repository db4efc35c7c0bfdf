import { SourceMap } from "node:module";
import { ownClassNames, segmentsOf, splitSegments } from "./split-script.mjs";
import { withoutRules } from "./without-rules.mjs";

/** A map whose columns 0 and 12 come from the results, column 4 from the comparison. */
const map = new SourceMap({
  version: 3,
  file: "results.js",
  sources: ["src/results.tsx", "src/comparison.tsx"],
  sourcesContent: [],
  names: [],
  mappings: "AAAA,ICAA,QDAA",
  sourceRoot: "",
});

test("a script is split by the sources of its characters", () => {
  const segments = segmentsOf("let a=tray();b;", map);
  expect(segments).toEqual([
    { source: "src/results.tsx", text: "let " },
    { source: "src/comparison.tsx", text: "a=tray()" },
    { source: "src/results.tsx", text: ";b;" },
  ]);
  const isOwn = (source: string) => source.includes("comparison");
  expect(splitSegments(segments, isOwn)).toEqual({ own: "a=tray()", rest: "let ;b;" });
});

test("a class name belongs to a feature when no other source names it", () => {
  const own = 'x("mf_search-tray-a1B2-c"),y("mf_search-shared-d3E4f5")';
  expect(ownClassNames([{ own, rest: 'z("mf_search-shared-d3E4f5")' }])).toEqual(["mf_search-tray-a1B2-c"]);
});

test("rules of a feature are removed, and media queries that they leave empty", () => {
  const css =
    "@font-face{font-family:A}.tray,.card{top:0}.tray{left:0}@media print{.tray{top:1px}}@media (width>40px){.card{top:2px}.tray{top:3px}}";
  expect(withoutRules(css, (head) => head.includes("tray"))).toBe(
    "@font-face{font-family:A}.card{top:0}@media (width>40px){.card{top:2px}}",
  );
  expect(withoutRules(css, (head) => head.includes("print"))).toBe(
    css.replace("@media print{.tray{top:1px}}", ""),
  );
});
