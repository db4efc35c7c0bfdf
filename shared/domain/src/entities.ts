/** The entities of Galaxy's answers, inferred from their decoders, and what requests are made of. */

export type * from "./schemas/accommodation.ts";
export type * from "./schemas/activity.ts";
export type * from "./schemas/addon.ts";
export type * from "./schemas/basket.ts";
export type * from "./schemas/calendar.ts";
export type * from "./schemas/content.ts";
export type * from "./schemas/money.ts";
export type * from "./schemas/product.ts";
export type * from "./schemas/promo-code.ts";
export type * from "./schemas/review.ts";
export type * from "./schemas/stay-package.ts";
export type * from "./schemas/transport.ts";
export * from "./stay-request.ts";

export interface AddonChoice {
  readonly id: number;
  readonly qty: number;
  /** Unit price as shown; the server charges its own price. */
  readonly price: number;
  readonly bookItemId: number;
}

export interface PersonGroupSelection {
  readonly code: string;
  readonly quantity: number;
}
