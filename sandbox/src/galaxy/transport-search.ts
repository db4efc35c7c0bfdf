/** A transport search; its booking keys contain the departure. */
export interface TransportSearch {
  readonly lineId: number;
  readonly route: string;
  readonly day: number;
  readonly persons: readonly { readonly code: string; readonly quantity: number }[];
}
