import { html } from "hono/html";
import { dateText } from "./display.ts";
import { type Html, type PageFrame, page } from "./page.ts";
import { filled } from "./texts.ts";

export interface ActivityPageQuery {
  readonly id: string;
  readonly name: string | null;
  readonly date: string | undefined;
  readonly promotionCode: string | undefined;
}

/** The target page of the booking widget's button. */
export function activityPage(frame: PageFrame, { id, name, date, promotionCode }: ActivityPageQuery): Html {
  const { texts } = frame;
  const content = html`<section>
      ${date === undefined ? "" : html`<p>${filled(texts.chosenDate, { date: dateText(date, frame.language.locale) })}</p>`}
      ${promotionCode === undefined ? "" : html`<p>${filled(texts.promotion, { code: promotionCode })}</p>`}
      <p>${texts.chooseDate}</p>
    </section>
    <a class="button" href="${frame.siteUrl}">${texts.back}</a>
    <a href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, name ?? filled(texts.activity, { id }), content);
}

export function missingPage(frame: PageFrame): Html {
  const { texts } = frame;
  const content = html`<section><p>${texts.notFoundHelp}</p></section>
    <a class="button" href="${frame.address("basket")}">${texts.toBasket}</a>`;
  return page(frame, texts.notFound, content);
}
