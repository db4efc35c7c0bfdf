import { cutOpening, freeCancellationEnd, splitTerms } from "./cancellation.ts";

const ARRIVAL = "2027-02-06";
const TODAY = "2027-01-01";

test.each([
  "<p>Free cancellation until <strong>7 days before arrival</strong>. After that the stay is charged.</p>",
  "<p>Fri avbokning fram till <strong>7 dagar före ankomst</strong>.</p>",
  "<p>Gratis avbestilling inntil 7 dager før ankomst. Etter det belastes alt.</p>",
  "<p>Kostenlose Stornierung bis <strong>7 Tage vor Anreise</strong>.</p>",
])("CT-06 free cancellation has its last day: %s", (terms) => {
  expect(freeCancellationEnd(terms, ARRIVAL, TODAY)).toBe("2027-01-30");
});

test.each([
  "<p>The whole stay is paid when you book and nothing is refunded.</p>",
  "<p>The rest is paid 30 days before arrival.</p>",
  "<p>No refund. Free cancellation of the spa 2 days before arrival.</p>",
  "<p>Free cancellation.</p>",
])("CT-06 other conditions have none: %s", (terms) => {
  expect(freeCancellationEnd(terms, ARRIVAL, TODAY)).toBeNull();
});

test.each([
  ["2027-01-30", "2027-01-30"],
  ["2027-01-31", null],
])("CT-06 free cancellation is offered until its last day: %s", (today, end) => {
  expect(freeCancellationEnd("<p>Free cancellation until 7 days before arrival.</p>", ARRIVAL, today)).toBe(
    end,
  );
});

test.each([
  [
    "<p>Free until <b>7 days</b> before. Then all.</p><ul><li>Paid now</li></ul>",
    "Free until 7 days before. Then all.",
  ],
  ["\n<div>\n<p>Bed &amp; breakfast</p></div>", "Bed &amp; breakfast"],
  ["No refund<br/>at all", "No refund"],
  ["Plain text", "Plain text"],
  ["", ""],
])("HO-01 conditions begin with their first paragraph: %s", (html, opening) => {
  expect(cutOpening(html)).toBe(opening);
});

test.each([
  ["<p>No <b>refund</b>.</p> <p>Names may change.</p>", "No <b>refund</b>.", "<p>Names may change.</p>"],
  ["<p class='x'>No refund.</p>", "No refund.", ""],
  ["Plain text", null, "Plain text"],
  ["<p> </p><p>Second</p>", null, "<p> </p><p>Second</p>"],
  ["<pre>Code</pre>", null, "<pre>Code</pre>"],
])("CT-06 CD-03 conditions are split after their first paragraph: %s", (html, opening, rest) => {
  expect(splitTerms(html)).toEqual({ opening, rest });
});
