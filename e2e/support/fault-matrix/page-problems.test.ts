import { pageProblems } from "./page-problems.mjs";

const html =
  '<!doctype html><html><body><a href="/stays">Stays</a><main><p>fine</p></main><script async src="/assets/js/m.js"></script></body></html>';

test("a complete page with a link is in order, also for a missing item", () => {
  expect(pageProblems({ status: 200, html })).toEqual([]);
  expect(pageProblems({ status: 404, html })).toEqual([]);
});

test.each([
  ["status 500", { status: 500, html }],
  ["ends early", { status: 200, html: html.slice(0, -8) }],
  ["has no link", { status: 200, html: html.replace("href", "name") }],
  ["is blank for ever", { status: 200, html: html.replaceAll("main", "div") }],
  ["shows >NaN kr<", { status: 200, html: html.replace("fine", "NaN kr") }],
])("a page is not in order: %s", (problem, page) => {
  expect(pageProblems(page)).toEqual([problem]);
});
