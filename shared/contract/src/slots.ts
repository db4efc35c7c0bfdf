import type { SmallContent, StayPackage, TempCartItem } from "@stays/domain";
import type { RemoteName } from "@stays/routes";
import type { BasketFailure, BookingContext, ExtrasRequest, RateRequest } from "./cart.ts";

/** What every slot is given, by its name. A remote shows another remote's piece only through a slot. */
export interface SlotProps {
  /** The basket button of the header, with the count. */
  "cart.badge": Record<never, never>;
  /** The basket side panel (CT-05). */
  "cart.panel": { readonly onClose: () => void };
  /** The add-to-cart button with its whole flow (CT-02, CT-03). */
  "cart.add-button": {
    readonly items: readonly TempCartItem[];
    readonly booking: BookingContext;
    /** Text of the button; Add to cart when missing. */
    readonly label?: string | undefined;
    /** Why nothing can be added now; shown as the hint of a disabled button. */
    readonly disabledReason?: string | undefined;
    readonly isWide?: boolean | undefined;
    /** Called when an add starts, and when it has ended. */
    readonly onAdding?: (() => void) | undefined;
    readonly onAdded?: ((bookItemIds: readonly number[]) => void) | undefined;
    readonly onFailed?: (() => void) | undefined;
  };
  /** The temporary cart in a sidebar: quantities, totals, remove, add (HO-02). */
  "cart.cart-tab": { readonly booking: BookingContext };
  "cart.rate-modal": { readonly request: RateRequest; readonly onClose: () => void };
  "cart.extras-modal": { readonly request: ExtrasRequest; readonly onClose: () => void };
  /** The error modal of a failed add (ER-01). */
  "cart.error-modal": { readonly failure: BasketFailure; readonly onClose: () => void };
  /** The offers of a property on its own page, when offers are on (CD-05, VI-05, HO-01). */
  "packages.offers": {
    readonly propertyId: string;
    readonly offers: readonly StayPackage[];
    /** Only those that are sold with this cabin of the property, by its digits; all when left out. */
    readonly unitId?: string | undefined;
  };
  /** The button `Read about {offer}` with the offer modal behind it (PK-05). */
  "packages.offer-details": {
    readonly offerName: string;
    readonly content: SmallContent;
    readonly includedAddons: readonly { readonly name: string; readonly amount: number }[];
    /** HTML, not yet sanitised. */
    readonly terms: string | null;
  };
}

/** The name of a slot. */
export type SlotName = keyof SlotProps;

/** Whose piece stands in each slot, and the module that the remote exposes for it, without `./`. */
export const slotTable = {
  "cart.badge": { remote: "mf-cart", module: "badge" },
  "cart.panel": { remote: "mf-cart", module: "panel" },
  "cart.add-button": { remote: "mf-cart", module: "add-button" },
  "cart.cart-tab": { remote: "mf-cart", module: "cart-tab" },
  "cart.rate-modal": { remote: "mf-cart", module: "rate-modal" },
  "cart.extras-modal": { remote: "mf-cart", module: "extras-modal" },
  "cart.error-modal": { remote: "mf-cart", module: "error-modal" },
  "packages.offers": { remote: "mf-packages", module: "offers" },
  "packages.offer-details": { remote: "mf-packages", module: "offer-details" },
} as const satisfies Record<SlotName, { remote: RemoteName; module: string }>;
