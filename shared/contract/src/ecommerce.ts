import type { Basket } from "@stays/domain";

/*
 * The events by which a destination measures its sales. Events and fields are those of GA4's reference
 * (developers.google.com/analytics/devguides/collection/ga4/reference/events); docs/analytics.md says when each
 * happens.
 */

/** One line of an event. Prices are in major units of the event's currency. */
export interface EcommerceItem {
  /** `tag:digits`; missing for lines of the basket, to which Galaxy gives no id. */
  readonly item_id?: string | undefined;
  readonly item_name: string;
  readonly item_category?: "accommodation" | "package" | "activity" | "transport" | "extra" | undefined;
  /** The hotel, village or provider of an item. */
  readonly item_brand?: string | undefined;
  /** The rate. */
  readonly item_variant?: string | undefined;
  /** Of one, as the visitor sees it; missing while the visitor sees none. */
  readonly price?: number | undefined;
  /** What a shown original price is above the price. */
  readonly discount?: number | undefined;
  readonly quantity: number;
  /** Position in a list, from 0. */
  readonly index?: number | undefined;
}

interface WithItems {
  readonly currency: string;
  readonly items: readonly EcommerceItem[];
}

interface InList extends WithItems {
  /** The list, the same in each language. */
  readonly item_list_id: "results" | "packages" | "activities" | "transport";
}

interface WithValue extends WithItems {
  /** Sum of all items; missing without prices. */
  readonly value?: number | undefined;
  /** The promo code of the search. */
  readonly coupon?: string | undefined;
}

/** What a visitor did, in the terms of GA4's e-commerce events. */
export type EcommerceEvent =
  | {
      readonly event: "search";
      /** The typed name, and the names of the chosen type and areas; "" = everything. */
      readonly search_term: string;
      /** YYYY-MM-DD. */
      readonly start_date?: string | undefined;
      readonly end_date?: string | undefined;
      readonly number_of_rooms: number;
    }
  | ({ readonly event: "view_item_list" | "select_item" } & InList)
  | ({
      readonly event: "view_item" | "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout";
    } & WithValue)
  | {
      readonly event: "select_promotion";
      readonly promotion_id: string;
      readonly promotion_name: string;
    };

/** The sum of all items, without the floating-point errors of a product; undefined without any price. */
export function itemsValue(items: readonly EcommerceItem[]): number | undefined {
  const priced = items.filter(({ price }) => price !== undefined);
  if (priced.length === 0) return undefined;
  return round(priced.reduce((total, { price = 0, quantity }) => total + price * quantity, 0));
}

/** No currency has more than four decimals. */
const round = (amount: number): number => Math.round(amount * 1e4) / 1e4;

/** The event of a basket: its lines, and the extras that are not included in their prices. */
export function basketEvent(
  event: "view_cart" | "begin_checkout",
  { groups, total }: Basket,
): EcommerceEvent {
  const items = groups.flatMap(({ name: item_brand, products }) =>
    products.flatMap(({ name, price, addons }): EcommerceItem[] => [
      { item_name: name, item_brand, price: price.amount, quantity: 1 },
      ...addons
        .filter(({ isIncluded, units }) => !isIncluded && units > 0)
        .map(
          (addon): EcommerceItem => ({
            item_name: addon.name,
            item_brand,
            item_category: "extra",
            price: round(addon.price.amount / addon.units),
            quantity: addon.units,
          }),
        ),
    ]),
  );
  return { event, currency: total.currency, value: total.amount, items };
}
