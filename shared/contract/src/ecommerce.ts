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
  /** The host adds the value, which is the sum of the items. */
  | ({ readonly event: "view_item" | "add_to_cart" | "remove_from_cart" } & WithValue)
  /** The host makes items of the lines of the basket. */
  | { readonly event: "view_cart" | "begin_checkout"; readonly basket: Basket }
  | {
      readonly event: "select_promotion";
      readonly promotion_id: string;
      readonly promotion_name: string;
    };
