import type { WorldLanguage } from "../world/localised.ts";
import type { WorldStay } from "../world/stay.ts";
import { JsonText, type MockGalaxy, type StayPages } from "./galaxy.ts";
import { cheapestPerRoom, type Offering, offeringsOf } from "./offerings.ts";
import { counts, isDiscounted, unitOf } from "./property-detail.ts";
import { listed, pageOf, type Ranked, sorted } from "./stay-list.ts";
import { guestsKey, type NamedSearch, type StaySearch } from "./stay-search.ts";
import { wireCard, withProducts } from "./wire-accommodation.ts";
import { stayContent } from "./wire-content.ts";
import { wireProduct } from "./wire-product.ts";

interface Found extends Ranked {
  readonly offerings: readonly Offering[];
}

const MOST_REMEMBERED = 400;

/** Searches the list; equal searches share an answer until something is sold or the day changes. */
export class SearchPages implements StayPages {
  readonly #galaxyNow: () => MockGalaxy;
  readonly #found = new Map<string, readonly Found[]>();
  readonly #contents = new Map<string, string>();
  #stock = "";

  /** `galaxy` is a function because the Galaxy contains these pages. */
  constructor(galaxy: () => MockGalaxy) {
    this.#galaxyNow = galaxy;
  }

  get #galaxy(): MockGalaxy {
    return this.#galaxyNow();
  }

  page(search: StaySearch, searchId: string, page: number): JsonText | null {
    const found = sorted(this.#all(search), search.sort, search.lang, searchId) as Found[];
    const shown = pageOf(found, page);
    if (shown.length === 0 && page > 1) return null;
    const cards = shown.map((entry) => this.#card(entry, { ...search, id: searchId }));
    return new JsonText(
      `{"Accommodations":[${cards.join(",")}],"TotalResults":${found.length},"SearchId":${JSON.stringify(searchId)}}`,
    );
  }

  #all(search: StaySearch): readonly Found[] {
    const stock = `${this.#galaxy.nights().firstDay}/${this.#galaxy.nights().version()}`;
    if (stock !== this.#stock) this.#found.clear();
    this.#stock = stock;
    const { sort: _sort, rooms, distinct: _distinct, ...question } = search;
    const key = JSON.stringify([question, rooms.map(guestsKey)]);
    const known = this.#found.get(key);
    if (known) return known;
    if (this.#found.size >= MOST_REMEMBERED) this.#found.delete(this.#found.keys().next().value ?? "");
    const found = listed(this.#galaxy, search.filter, search.lang).flatMap((stay) =>
      this.#offered(stay, search),
    );
    this.#found.set(key, found);
    return found;
  }

  #offered(stay: WorldStay, search: StaySearch): Found[] {
    const offerings = offeringsOf(this.#galaxy, stay, search);
    if (offerings.length === 0) return [];
    const price = cheapestPerRoom(offerings, search).reduce((sum, quote) => sum + quote.price, 0);
    return [{ stay, offerings, price }];
  }

  #card({ stay, offerings }: Found, search: NamedSearch): string {
    const quotes = stay.oddity === "listedWithoutPrices" ? [] : cheapestPerRoom(offerings, search);
    const products = quotes.map((quote) =>
      wireProduct(this.#galaxy, unitOf(offerings, quote), quote, search),
    );
    const itself = stay.rate !== null;
    const card = {
      ...withProducts(wireCard(this.#galaxy, stay, search.lang), products, isDiscounted(offerings)),
      ...(itself ? {} : counts(offerings)),
    };
    return `${JSON.stringify(card).slice(0, -1)},"Content":${this.#content(stay, search.lang)}}`;
  }

  #content(stay: WorldStay, lang: WorldLanguage): string {
    const key = `${lang}${stay.id}`;
    const known = this.#contents.get(key);
    if (known !== undefined) return known;
    const content = JSON.stringify(stayContent(this.#galaxy, stay, lang));
    this.#contents.set(key, content);
    return content;
  }
}
