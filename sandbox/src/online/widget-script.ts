import { type DestinationLanguage, textLanguage } from "../world/localised.ts";
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
 * after a field for the day. It has no inline style, so it runs under a strict content security policy. Its
 * language is that of the page's address.
 */
export function widgetScript(
  { product, display, promotionCode, date }: WidgetQuery,
  languages: readonly DestinationLanguage[],
): string {
  const query = new URLSearchParams();
  if (date !== undefined) query.set("date", date);
  if (promotionCode !== undefined) query.set("promotionCode", promotionCode);
  const path = `/activity/${encodeURIComponent(product)}${query.size === 0 ? "" : `?${query}`}`;
  const labels = Object.fromEntries(
    languages.map((language) => {
      const { book, chosenDate } = ONLINE_TEXTS[textLanguage(language)];
      return [language.prefix, { book, day: chosenDate.replace(/\W*\{date\}/, "") }];
    }),
  );
  return `(function () {
  "use strict";
  var script = document.currentScript;
  var labels = ${literal(labels)};
  var prefix = location.pathname.split("/")[1];
  if (!labels[prefix]) prefix = ${literal(languages[0]?.prefix)};
  var address = new URL("/online/" + prefix + ${literal(path)}, script.src);
  var button = document.createElement("button");
  button.type = "button";
  button.className = "galaxy-widget";
  button.textContent = labels[prefix].book;
  var day = document.createElement("input");
  day.type = "date";
  day.value = ${literal(date ?? "")};
  day.setAttribute("aria-label", labels[prefix].day);
  button.addEventListener("click", function () {
    if (day.value) address.searchParams.set("date", day.value);
    window.location.assign(address.href);
  });
  script.previousElementSibling.replaceChildren(button);
  if (${literal(display === "widget")}) button.before(day);
})();
`;
}
