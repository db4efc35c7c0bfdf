import { ONLINE_TEXTS } from "./pages.ts";

type WidgetQuery = NonNullable<ReturnType<typeof readWidgetQuery>>;

/** Parses the parameters of a widget's URL; undefined without a valid product. */
export function readWidgetQuery(query: URLSearchParams) {
  const product = query.get("cbisProductId") || query.get("token") || "";
  if (!/^[\w.:-]{1,80}$/.test(product)) return undefined;
  return {
    product,
    display: query.get("display") || "button",
    promotionCode: query.get("promotionCode") || undefined,
    date: query.get("startDateISO") || undefined,
  };
}

const literal = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

/**
 * The booking widget (BW-02): inserts a button into the element before its own script, with `display=widget`
 * after a field for the day. It has no inline style, so it runs under a strict content security policy.
 */
export function widgetScript({ product, display, promotionCode, date }: WidgetQuery): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set("date", date);
  if (promotionCode !== undefined) query.set("promotionCode", promotionCode);
  const path = `/online/activity/${encodeURIComponent(product)}${query.size === 0 ? "" : `?${query}`}`;
  const labels = Object.fromEntries(
    Object.entries(ONLINE_TEXTS).map(([lang, { book, chosenDate }]) => [
      lang === "no" ? "nb" : lang,
      { book, day: chosenDate.replace(/\W*\{date\}/, "") },
    ]),
  );
  return `(function () {
  "use strict";
  var script = document.currentScript;
  if (!script || !script.parentNode) return;
  var address = new URL(${literal(path)}, script.src).href;
  var labels = ${literal(labels)};
  var lang = (document.documentElement.lang || "en").toLowerCase().split("-")[0];
  var place = script.previousElementSibling;
  if (!place) {
    place = document.createElement("span");
    script.parentNode.insertBefore(place, script);
  }
  var control = document.createElement(${literal(display === "link" ? "a" : "button")});
  control.className = "galaxy-widget";
  var words = labels[lang === "no" ? "nb" : lang] || labels.en;
  control.textContent = words.book;
  var day = document.createElement("input");
  day.type = "date";
  day.value = ${literal(date ?? "")};
  day.setAttribute("aria-label", words.day);
  if (control.tagName === "A") control.href = address;
  else {
    control.type = "button";
    control.addEventListener("click", function () {
      var target = new URL(address);
      if (day.value) target.searchParams.set("date", day.value);
      window.location.assign(target.href);
    });
  }
  place.replaceChildren(control);
  if (${literal(display === "widget")}) place.prepend(day);
})();
`;
}
