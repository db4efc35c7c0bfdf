import { html } from "hono/html";
import type { BasketView, OfferedAddon, StoredBasketLine } from "../store/basket-port.ts";
import { addonItem } from "./basket-page.ts";
import { moneyText } from "./display.ts";
import { type Html, type PageFrame, page } from "./page.ts";
import { filled } from "./texts.ts";

type Money = (amount: number) => string;

/** The extras of the booked items, both chosen and available, and a link to the basket. */
export function addonsPage(frame: PageFrame, basket: BasketView | null): Html {
  const { texts } = frame;
  const lines = (basket?.groups ?? [])
    .flatMap((group) => group.lines)
    .filter((line) => line.addons.length > 0 || line.offered.length > 0);
  const money: Money = (amount) => moneyText(amount, basket?.currency ?? "", frame.language.locale);
  const none = html`<section><p class="meta">${texts.noAddons}</p></section>`;
  const content = html`${lines.length === 0 ? none : lines.map((line) => lineSection(frame, line, money))}
    <a class="button" href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, texts.addons, content);
}

function lineSection(frame: PageFrame, line: StoredBasketLine, money: Money): Html {
  const { texts } = frame;
  return html`<section>
    <h2>${line.name}</h2>
    ${part(texts.chosenAddons, line.addons, (addon) => addonItem(frame, addon, money))}
    ${part(texts.offeredAddons, line.offered, (addon) => offeredItem(frame, addon, money))}
  </section>`;
}

function part<Item>(title: string, items: readonly Item[], show: (item: Item) => Html): Html | string {
  return items.length === 0 ? "" : html`<h3 class="part">${title}</h3><ul>${items.map(show)}</ul>`;
}

function offeredItem({ texts }: PageFrame, { name, price, max }: OfferedAddon, money: Money): Html {
  const each = max === 1 ? money(price) : filled(texts.each, { price: money(price), n: String(max) });
  return html`<li class="meta">${name} (${each})</li>`;
}
