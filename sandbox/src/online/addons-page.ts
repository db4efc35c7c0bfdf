import { html } from "hono/html";
import type { BasketLine, BasketView } from "../store/basket-port.ts";
import { addonItem } from "./basket-page.ts";
import { moneyText } from "./display.ts";
import { type Html, type PageFrame, page } from "./page.ts";

/** The add-ons of what is booked, and the way on to the basket. */
export function addonsPage(frame: PageFrame, basket: BasketView | null): Html {
  const { texts } = frame;
  const lines = (basket?.groups ?? [])
    .flatMap((group) => group.lines)
    .filter((line) => line.addons.length > 0);
  const money = (amount: number) => moneyText(amount, basket?.currency ?? "SEK", texts.locale);
  const section = (line: BasketLine) => html`<section>
    <h2>${line.name}</h2>
    <ul>
      ${line.addons.map((addon) => addonItem(frame, addon, money))}
    </ul>
  </section>`;
  const none = html`<section><p class="meta">${texts.noAddons}</p></section>`;
  const content = html`${lines.length === 0 ? none : lines.map(section)}
    <a class="button" href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, texts.addons, content);
}
