import { freeCancellationEnd } from "./cancellation.ts";

const ARRIVAL = "2027-02-06";

test.each([
  "<p>Free cancellation until <strong>7 days before arrival</strong>. After that the stay is charged.</p>",
  "<p>Fri avbokning fram till <strong>7 dagar före ankomst</strong>.</p>",
  "<p>Gratis avbestilling inntil 7 dager før ankomst. Etter det belastes alt.</p>",
  "<p>Kostenlose Stornierung bis <strong>7 Tage vor Anreise</strong>.</p>",
])("CT-06 free cancellation has its last day: %s", (terms) => {
  expect(freeCancellationEnd(terms, ARRIVAL)).toBe("2027-01-30");
});

test.each([
  "<p>The whole stay is paid when you book and nothing is refunded.</p>",
  "<p>The rest is paid 30 days before arrival.</p>",
  "<p>No refund. Free cancellation of the spa 2 days before arrival.</p>",
  "<p>Free cancellation.</p>",
])("CT-06 other conditions have none: %s", (terms) => {
  expect(freeCancellationEnd(terms, ARRIVAL)).toBeNull();
});
