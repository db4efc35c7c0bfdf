import { browsers, ecmaVersion } from "../build/src/browsers.mjs";
import { featureFinder } from "./unsupported-features.mjs";

const find = featureFinder({ browsers, ecmaVersion });

test.each([
  ["URL.canParse(t)", "URL.canParse"],
  ["window.requestIdleCallback(t)", "requestIdleCallback"],
  ["requestIdleCallback(t)", "requestIdleCallback"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["Object.groupBy(t, n)", "Object.groupBy"],
  ["AbortSignal.any([t])", "AbortSignal.any"],
  ["new Set(t).union(n)", ".union()"],
  ["t.checkVisibility()", ".checkVisibility()"],
  ["document.startViewTransition(t)", "document.startViewTransition"],
  ["t.addEventListener('scrollend', n)", "event scrollend"],
  ["jsx('div', { onScrollEnd: t })", "event scrollend"],
])("NF a script with %s is found", (script, name) => {
  expect([...find("main.js", script).keys()]).toEqual([name]);
});

test.each([
  ["a { block-size: round(up, 3px, 2px) }", "round()"],
  ["a { color: light-dark(red, blue) }", "light-dark()"],
  ["a { grid-template-rows: subgrid }", "grid-template-rows: subgrid"],
  ["a { field-sizing: content }", "field-sizing"],
  ["a:user-invalid { color: red }", ":user-invalid"],
  ["@media (scripting: none) { a { color: red } }", "@media scripting"],
  ["@starting-style { a { color: red } }", "@starting-style"],
])("NF a stylesheet with %s is found", (stylesheet, name) => {
  expect([...find("main.css", stylesheet).keys()]).toEqual([name]);
});

test.each([
  ["main.js", "[1].toSorted().at(0); structuredClone(t); this.union(t); t.union"],
  ["main.css", "a:has(b) { color: color-mix(in srgb, red, blue); -webkit-user-drag: none }"],
  ["main.css", "@supports (field-sizing: content) { a { field-sizing: content } }"],
])("NF what all browsers have is accepted: %s", (file, text) => {
  expect([...find(file, text).keys()]).toEqual([]);
});

test("NF a syntax that is newer than the browsers is refused", () => {
  expect(() => find("main.js", "/[a--b]/v")).toThrow("Invalid regular expression flag");
});
