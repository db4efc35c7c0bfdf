import type { SmallContent, StayPackage, TempCartItem } from "@stays/domain";
import type { RemoteName } from "@stays/routes";
import type { BasketFailure, BookingContext, ExtrasRequest, RateRequest } from "./cart.ts";

/** The props of every slot, by slot name. A remote renders another remote's component only through a slot. */
export interface SlotProps {
  /** The basket button of the header, with the count. */
  "cart.badge": Record<never, never>;
  /** The basket side panel (CT-05). */
  "cart.panel": { readonly onClose: () => void };
  /** The add-to-cart button with its whole flow (CT-02, CT-03). */
  "cart.add-button": {
    readonly items: readonly TempCartItem[];
    readonly booking: BookingContext;
    /** Label of the button; missing = Add to cart. */
    readonly label?: string | undefined;
    /** Why nothing can be added now; shown as a hint at the disabled button. */
    readonly disabledReason?: string | undefined;
    readonly isWide?: boolean | undefined;
    /** Called when an add starts; `onAdded` or `onFailed` is called when it ends. */
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
  /** The offers on a property's page, if the settings enable offers (CD-05, VI-05, HO-01). */
  "packages.offers": {
    readonly propertyId: string;
    readonly offers: readonly StayPackage[];
    /** Shows only the offers of this cabin, by the digits of its id; missing = all offers of the property. */
    readonly unitId?: string | undefined;
  };
  /** The button `Read about {offer}` and its offer modal (PK-05). */
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

interface SlotEntry {
  /** The remote that fills the slot. */
  readonly remote: RemoteName;
  /** Whether a visitor can do without it: its failure is one quiet line in the page, and no alert. */
  readonly isOptional: boolean;
}

/** What the host must know of each slot. */
export const slotTable = {
  "cart.badge": { remote: "mf-cart", isOptional: false },
  "cart.panel": { remote: "mf-cart", isOptional: false },
  "cart.add-button": { remote: "mf-cart", isOptional: false },
  "cart.cart-tab": { remote: "mf-cart", isOptional: false },
  "cart.rate-modal": { remote: "mf-cart", isOptional: false },
  "cart.extras-modal": { remote: "mf-cart", isOptional: false },
  "cart.error-modal": { remote: "mf-cart", isOptional: false },
  "packages.offers": { remote: "mf-packages", isOptional: true },
  "packages.offer-details": { remote: "mf-packages", isOptional: true },
} as const satisfies Record<SlotName, SlotEntry>;
