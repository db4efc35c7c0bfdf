import { html } from "hono/html";
import content from "../../content/online-texts.json" with { type: "json" };
import type { BasketGroup, BasketLine, BasketView } from "../galaxy/basket-view.ts";
import { type DestinationLanguage, textLanguage, type WorldLanguage } from "../world/localised.ts";

/** All texts of the online site, with `{…}` placeholders. */
type OnlineTexts = typeof content.en;

export const ONLINE_TEXTS: Readonly<Record<WorldLanguage, OnlineTexts>> = content;

/** Replaces each `{name}` with its value. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** Values shared by every page of the site. */
export type PageFrame = ReturnType<typeof pageFrame>;

export type Html = ReturnType<typeof html>;

export function pageFrame(language: DestinationLanguage) {
  return {
    language,
    texts: ONLINE_TEXTS[textLanguage(language)],
    address: (page: string) => `/online/${language.prefix}/${page}`,
  };
}

/** Wraps page content in a whole document. */
function page(frame: PageFrame, title: string, content: Html): Html {
  const { language, texts, address } = frame;
  return html`<!doctype html>
<html lang="${language.code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${texts.site}</title>
    <link rel="stylesheet" href="/online/style.css" />
  </head>
  <body>
    <header>
      <a class="brand" href="${address("basket")}">${texts.site}</a>
      <a href="/">${texts.back}</a>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** A policy that allows only the site's own icon, style and forms. */
export const PAGE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Formats `YYYY-MM-DD[THH:mm:ss]`, with the time only when it is not midnight. Returns the text itself when
 * it is not a date.
 */
function dateText(value: string, locale: string): string {
  const moment = new Date(value.length === 10 ? `${value}T00:00:00Z` : `${value.slice(0, 19)}Z`);
  if (Number.isNaN(moment.getTime())) return value;
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const timed = moment.getUTCHours() + moment.getUTCMinutes() > 0;
  const time = timed ? ({ hour: "2-digit", minute: "2-digit" } as const) : {};
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(moment);
}

/** Formats a price with the decimals of its currency; without decimals when it is a whole number. */
function moneyText(amount: number, currency: string, locale: string): string {
  const money = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(locale, money).format(amount);
}

/** The stylesheet of the online site: the product's colours. */
export const STYLE = `
:root { color-scheme: light; --ink: #14211d; --muted: #4c5b55; --line: #d5ddd9; --action: #15503f; --dark: #0e2f27; --wash: #f2f5f3; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wash); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; padding: 1rem max(1rem, calc(50% - 24rem)); background: var(--dark); }
header a { color: #fff; min-height: 1.5rem; }
.brand { font-weight: 700; text-decoration: none; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0.5rem 0 1.5rem; }
h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
section ul { margin-top: 0.75rem; }
.line ul { margin-top: 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
section { background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin-bottom: 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
.line { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; border-top: 1px solid var(--line); padding: 1rem 0; }
.line:last-child { padding-bottom: 0; }
.offer, .meta { color: var(--muted); margin: 0; }
.offer { margin-bottom: 1rem; }
.price { margin: 0; font-weight: 600; white-space: nowrap; text-align: right; }
.total { margin: 0; display: flex; justify-content: space-between; font-size: 1.25rem; font-weight: 700; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.625rem 1.125rem; border: 1px solid var(--action); border-radius: 0.5rem; background: #fff; color: var(--action); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
.button { background: var(--action); color: #fff; }
button:hover, .button:hover { border-color: var(--dark); }
:focus-visible { outline: 3px solid #0b57c9; outline-offset: 2px; }
header :focus-visible { outline-color: #a9ccff; }
@media (max-width: 30rem) { .line { grid-template-columns: 1fr; } .price { text-align: left; } }
`;

/** The basket: its groups and lines with their prices, each with a button that removes it. */
export function basketPage(frame: PageFrame, basket: BasketView | null): Html {
  const { texts } = frame;
  if (basket === null || basket.groups.length === 0) {
    return page(frame, texts.basket, html`<section><p class="meta">${texts.emptyBasket}</p></section>`);
  }
  const money = (amount: number) => moneyText(amount, basket.currency, frame.language.locale);
  const content = html`${basket.groups.map((group) => groupSection(frame, group, money))}
    <section><p class="total"><span>${texts.total}</span> <span>${money(basket.total)}</span></p></section>
    <a href="${frame.address("addons")}">${texts.toAddons}</a>`;
  return page(frame, texts.basket, content);
}

type Money = (amount: number) => string;

function groupSection(frame: PageFrame, { name, offerName, lines }: BasketGroup, money: Money): Html {
  return html`<section>
    <h2>${name}</h2>
    ${offerName === null ? "" : html`<p class="offer">${offerName}</p>`}
    <ul>
      ${lines.map((line) => lineItem(frame, line, money))}
    </ul>
  </section>`;
}

function lineItem(frame: PageFrame, line: BasketLine, money: Money): Html {
  const { texts } = frame;
  const [start, end] = [line.startDate, line.endDate].map((date) => dateText(date, frame.language.locale));
  const persons = line.persons.map(({ count, name }) => `${count} × ${name}`).join(", ");
  return html`<li class="line">
    <div>
      <h3>${line.name}</h3>
      <p class="meta">${start === end ? start : `${start} – ${end}`}</p>
      ${persons === "" ? "" : html`<p class="meta">${persons}</p>`}
      ${line.addons.length === 0 ? "" : html`<ul>${line.addons.map((addon) => addonItem(frame, addon, money))}</ul>`}
    </div>
    <p class="price">${money(line.price)}</p>
    <form method="post" action="${frame.address("basket/remove")}">
      <input type="hidden" name="lineId" value="${line.lineId}" />
      <button aria-label="${filled(texts.removeLine, { name: line.name })}">${texts.remove}</button>
    </form>
  </li>`;
}

/** An add-on of a line with its price. */
function addonItem({ texts }: PageFrame, addon: BasketLine["addons"][number], money: Money): Html {
  const cost = addon.included ? texts.included : `${texts.extra}, ${money(addon.price)}`;
  return html`<li class="meta">${addon.units} × ${addon.name} (${cost})</li>`;
}

interface ActivityPageQuery {
  readonly name: string;
  readonly date: string | undefined;
  readonly promotionCode: string | undefined;
}

/** The target page of the booking widget's button. */
export function activityPage(frame: PageFrame, { name, date, promotionCode }: ActivityPageQuery): Html {
  const { texts } = frame;
  const content = html`<section>
      ${date === undefined ? "" : html`<p>${filled(texts.chosenDate, { date: dateText(date, frame.language.locale) })}</p>`}
      ${promotionCode === undefined ? "" : html`<p>${filled(texts.promotion, { code: promotionCode })}</p>`}
      <p>${texts.chooseDate}</p>
    </section>
    <a class="button" href="/">${texts.back}</a>
    <a href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, name, content);
}

export function missingPage(frame: PageFrame): Html {
  const { texts } = frame;
  const content = html`<section><p>${texts.notFoundHelp}</p></section>
    <a class="button" href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, texts.notFound, content);
}

/** The extras of the booked items, and a link to the basket. */
export function addonsPage(frame: PageFrame, basket: BasketView | null): Html {
  const { texts } = frame;
  const lines = (basket?.groups ?? [])
    .flatMap((group) => group.lines)
    .filter(({ addons }) => addons.length > 0);
  const money: Money = (amount) => moneyText(amount, basket?.currency ?? "", frame.language.locale);
  const none = html`<section><p class="meta">${texts.noAddons}</p></section>`;
  const sections = lines.map(
    ({ name, addons }) => html`<section>
      <h2>${name}</h2>
      <ul>${addons.map((addon) => addonItem(frame, addon, money))}</ul>
    </section>`,
  );
  const content = html`${lines.length === 0 ? none : sections}
    <a class="button" href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, texts.addons, content);
}
