/** What a basket line sells, and the stock to return when it is removed. */
export type BasketLineBody = StayLine | ActivityLine | TransportLineBody;

export interface StayLine {
  readonly kind: "stay";
  readonly unitId: number;
  readonly productId: number;
  readonly agreement: string;
  readonly packageId: number | null;
  readonly start: number;
  readonly end: number;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly amount: number;
  /** Units of stock: rooms, or beds of a dormitory. */
  readonly taken: number;
  readonly price: number;
}

export interface ActivityLine {
  readonly kind: "activity";
  readonly activityId: number;
  readonly row: string;
  readonly day: number;
  readonly time: string;
  readonly amount: number;
  readonly price: number;
}

export interface TransportLineBody {
  readonly kind: "transport";
  readonly lineId: number;
  readonly route: string;
  readonly day: number;
  readonly time: string;
  readonly persons: readonly { readonly code: string; readonly quantity: number }[];
  readonly price: number;
}
