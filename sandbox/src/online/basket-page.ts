import { html } from "hono/html";
import type { BasketGroup, BasketLineAddon, BasketView, StoredBasketLine } from "../store/basket-port.ts";
import { dateText, moneyText } from "./display.ts";
import { type Html, type PageFrame, page } from "./page.ts";
import { filled } from "./texts.ts";

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

function lineItem(frame: PageFrame, line: StoredBasketLine, money: Money): Html {
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
export function addonItem({ texts }: PageFrame, addon: BasketLineAddon, money: Money): Html {
  const cost = addon.included ? texts.included : `${texts.extra}, ${money(addon.price)}`;
  return html`<li class="meta">${addon.units} × ${addon.name} (${cost})</li>`;
}
