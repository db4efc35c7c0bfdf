import { addDays } from "@stays/days";
import fc from "fast-check";
import { cutOpening, freeCancellationEnd, splitTerms } from "./cancellation.ts";

const ARRIVAL = "2027-02-06";
const TODAY = "2027-01-01";
const FORMS = [
  "Free cancellation until {days} days before arrival.",
  "Free cancellation until 1 day before arrival (or {days} days for groups)",
  "Fri avbokning t.o.m. {days} dagar före ankomst.",
  "Gratis avbestilling inntil {days} dager før ankomst",
  "Kostenlose Stornierung bis {days} Tage vor Anreise.",
  "{days} päivää ennen saapumista asti peruutus on maksuton.",
  "到着の{days}日前までキャンセル無料。",
];
const endOf = (html: string, forms: readonly string[] = FORMS) =>
  freeCancellationEnd(html, forms, ARRIVAL, TODAY);

test.each([
  "<p>Free cancellation until <strong>7 days before arrival</strong>. After that the stay is charged.</p>",
  "<p>Free cancellation until 7 days before arrival</p><p>not after that</p>",
  "<p>Free cancellation until 7&nbsp;days\n before\u00a0arrival.</p>",
  "<p>Free cancellation until &#55; days<br>before arrival.<br><br>see below</p>",
  "Free cancellation until 7 days before arrival",
  "<p>Free cancellation until 1 day before arrival (or 7 days for groups). Call us.</p>",
  "<p>Fri avbokning t.o.m. <strong>7 dagar f&ouml;re ankomst</strong>.</p>",
  "<p>Fri avbokning t.o.m. 7 dagar fo\u0308re ankomst</p>",
  "<p>Gratis avbestilling inntil 7 dager f&oslash;r ankomst. Etter det belastes alt.</p>",
  "<p>Kostenlose Stornierung bis <strong>7 Tage vor Anreise</strong>. Danach 30 Tage.</p>",
  "<p>7 p&#xE4;iv&auml;&auml; ennen saapumista asti peruutus on maksuton.</p>",
  "<p>到着の7日前までキャンセル無料。その後は全額。</p>",
])("ruling 121 a sentence that the destination has written has its day: %s", (terms) => {
  expect(endOf(terms)).toBe("2027-01-30");
});

test.each([
  "<p>No free cancellation: charged in full from 7 days before arrival.</p>",
  "<p>No free cancellation until 7 days before arrival.</p>",
  "<p>The whole stay is paid when you book and nothing is refunded.</p>",
  "<p>No refund. Free cancellation until 7 days before arrival.</p>",
  "<p>No refund</p><p>Free cancellation until 7 days before arrival.</p>",
  "No <p>Free cancellation until 7 days before arrival.</p>",
  "<p>Free cancellation until 7 days before arrival for members.</p>",
  "<p>Free cancellation until 7 days before arrival<br>for members.</p>",
  "<p>Free cancellation until 7 days before arrival\nfor members.</p>",
  "<p>Free cancellation until 7 days before arrival. for members.</p>",
  "<p>Free cancellation until 7 days before arrival, 50 % after that.</p>",
  "<p>Free cancellation until 7 days before arrival?</p>",
  "<p>Free cancellation until 7 days before arrival.5</p>",
  "<p>Free cancellation until 7 or 14 days before arrival.</p>",
  "<p>Free cancellation until 7-14 days before arrival.</p>",
  "<p>Free cancellation until 7.5 days before arrival.</p>",
  "<p>Free cancellation until -7 days before arrival.</p>",
  "<p>Free cancellation until 07 days before arrival.</p>",
  "<p>Free cancellation until 1000 days before arrival.</p>",
  "<p>Free cancellation until ７ days before arrival.</p>",
  "<p>Free cancellation until seven days before arrival.</p>",
  "<p>Free cancellation until {days} days before arrival.</p>",
  "<p>free cancellation until 7 days before arrival.</p>",
  "<p><s>Free cancellation until 7 days before arrival.</s></p>",
  "<p>Free cancellation until 7<sup>1</sup> days before arrival.</p>",
  "<p>Free cancellation until 7<!-- 8 --> days before arrival.</p>",
  "<p>Free cancellation until 7&bogus; days before arrival.</p>",
  "<p>Free cancellation until &#x110000;7 days before arrival.</p>",
  "",
])("ruling 121 any other first sentence has none: %s", (terms) => {
  expect(endOf(terms)).toBeNull();
});

const TERMS = "<p>Free cancellation until 7 days before arrival.</p>";

test.each([
  ["no form", []],
  ["a form without {days}", ["Free cancellation until 7 days before arrival."]],
  ["a form with {days} twice", ["Free cancellation until {days} {days} before arrival."]],
  ["a form that would match as a regular expression", [".*{days}.*", "Free cancellation until {days} days"]],
])("ruling 121 the settings have %s: no day", (_, forms) => {
  expect(endOf(TERMS, forms)).toBeNull();
});

test("ruling 121 forms that read two numbers of one sentence name no day", () => {
  const terms = "<p>Free until 7 days, 14 for groups.</p>";
  expect(endOf(terms, ["Free until {days} days, 14 for groups."])).toBe("2027-01-30");
  expect(
    endOf(terms, ["Free until {days} days, 14 for groups.", "Free until 7 days, {days} for groups."]),
  ).toBeNull();
});

test.each([
  ["2027-01-30", "2027-01-30"],
  ["2027-01-31", null],
])("CT-06 free cancellation is offered until its last day: %s", (today, end) => {
  expect(freeCancellationEnd(TERMS, FORMS, ARRIVAL, today)).toBe(end);
});

const word = fc.oneof(
  fc.constantFrom(
    ...[
      "No",
      "not",
      "free",
      "Free",
      "cancellation",
      "until",
      "from",
      "days",
      "before",
      "arrival",
      "or",
      "charged",
    ],
    ...["7", "14", "60", "0", "{days}", "before arrival", "days before arrival", "Free cancellation until"],
  ),
  fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== ""),
  fc.nat(2000).map(String),
);
const sentence = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
const days = fc.integer({ min: 0, max: 36 });
const [FORM = ""] = FORMS;
const written = (count: number) => FORM.replace("{days}", String(count)).replace(/\.$/, "");
const page = (text: string) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}.</p>`;
/** A sentence of the form, told by other means than the rule's. */
const isWritten = (text: string) =>
  /^Free cancellation until (?:0|[1-9]\d{0,2}) days before arrival\.?$/.test(
    text.replace(/\s+/g, " ").trim(),
  );

test("ruling 121 no random sentence has a day unless it is a form", () => {
  fc.assert(
    fc.property(sentence, (text) => {
      // A random full stop may end the sentence of a form early.
      fc.pre(!isWritten(text.split(/\. ?(?=$|[^a-z])/)[0] ?? ""));
      expect(endOf(page(text), [FORM])).toBeNull();
    }),
  );
});

test("ruling 121 a form with n days ends n days before arrival, whatever sentences follow", () => {
  fc.assert(
    fc.property(days, sentence, (count, more) => {
      const html = `${page(written(count))}${page(more)}`;
      expect(endOf(html, [FORM])).toBe(addDays(ARRIVAL, -count));
      expect(endOf(`<p>${written(count)}. A${more.replaceAll("<", "")}</p>`, [FORM])).toBe(
        addDays(ARRIVAL, -count),
      );
    }),
  );
});

test("ruling 121 a form inside a longer sentence has no day", () => {
  const something = sentence.filter((text) => /^[\p{L}\d]/u.test(text));
  fc.assert(
    fc.property(days, something, (count, text) => {
      const form = written(count);
      for (const longer of [
        `No ${form}`,
        `${text} ${form}`,
        `${form} ${text}`,
        `${form}, ${text}`,
        `${form} or 14`,
      ])
        expect(endOf(page(longer), [FORM])).toBeNull();
    }),
  );
});

test.each([
  [
    "<p>Free until <b>7 days</b> before. Then all.</p><ul><li>Paid now</li></ul>",
    "Free until 7 days before. Then all.",
  ],
  ["\n<div>\n<p>Bed &amp; breakfast</p></div>", "Bed &amp; breakfast"],
  ["No refund<br/>at all", "No refund at all"],
  ["No refund<br><br>Pay now", "No refund"],
  ["<p>Free until 7 days before,\n  for members</p>", "Free until 7 days before, for members"],
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
