import type { WorldLanguage } from "../world/localised.ts";

/** A basket as the online site shows it, in one language. */
export interface BasketView {
  readonly id: number;
  readonly groups: readonly BasketGroup[];
  readonly total: number;
  readonly currency: string;
}

export interface BasketGroup {
  readonly name: string;
  readonly offerName: string | null;
  readonly lines: readonly StoredBasketLine[];
}

export interface StoredBasketLine {
  /** The `BookItemId`, the argument of `removeLine`. */
  readonly lineId: number;
  readonly name: string;
  /** `YYYY-MM-DDTHH:mm:ss`; midnight when only the day matters. */
  readonly startDate: string;
  readonly endDate: string;
  readonly persons: readonly { readonly count: number; readonly name: string }[];
  readonly addons: readonly BasketLineAddon[];
  /** Available extras of this line that are not chosen. */
  readonly offered: readonly OfferedAddon[];
  /** Price of the line without its add-ons. */
  readonly price: number;
}

export interface BasketLineAddon {
  readonly name: string;
  readonly units: number;
  readonly included: boolean;
  /** For all units; 0 when included. */
  readonly price: number;
}

export interface OfferedAddon {
  readonly name: string;
  /** Per unit. */
  readonly price: number;
  readonly max: number;
}

/** The interface of the basket for the online site; Galaxy has no call that removes a line (ruling 26). */
export interface BasketPort {
  /** Returns the basket of a `GalaxyBasket` cookie, null when there is none. */
  read(cookieId: string, lang: WorldLanguage): Promise<BasketView | null>;
  /** Removes the line and returns its stock; does nothing for a line of another basket. */
  removeLine(cookieId: string, lineId: number): Promise<void>;
}
