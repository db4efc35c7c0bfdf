import type { EcommerceItem } from "@stays/contract";
import { type Addon, type AddonChoice, cartTotal, type Money, unitCount, unitPrices } from "@stays/domain";
import { needsDecimals } from "@stays/texts/shown-amount";

/** Chosen quantity of each extra, by {@link extraKey}; a missing key means 0. */
export type ExtraSelection = Readonly<Record<string, number>>;

/** Key of an extra. Several booked items may offer the same extra, so it includes the booked item. */
const extraKey = ({ bookItemId, addonId }: Pick<Addon, "bookItemId" | "addonId">): string =>
  `${bookItemId}:${addonId}`;

export const getQuantity = (selection: ExtraSelection, addon: Addon): number =>
  selection[extraKey(addon)] ?? 0;

/**
 * Returns the selection with a new quantity of an extra, clamped between 0 and its maximum. 0 removes it
 * (AD-01).
 */
export function withQuantity(selection: ExtraSelection, addon: Addon, quantity: number): ExtraSelection {
  const { [extraKey(addon)]: _, ...others } = selection;
  const kept = Math.max(0, Math.min(quantity, addon.maximumUnits));
  return kept === 0 ? others : { ...others, [extraKey(addon)]: kept };
}

/** Choices to send to Galaxy, one per chosen extra. */
export function listChoices(addons: readonly Addon[], selection: ExtraSelection): readonly AddonChoice[] {
  return addons.flatMap((addon) => {
    const qty = getQuantity(selection, addon);
    return qty > 0
      ? [{ id: addon.addonId, qty, price: addon.price.amount, bookItemId: addon.bookItemId }]
      : [];
  });
}

export function chosenItems(addons: readonly Addon[], selection: ExtraSelection): readonly EcommerceItem[] {
  return addons
    .map((addon) => ({ addon, quantity: getQuantity(selection, addon) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ addon: { addonId, name, price }, quantity }) => ({
      item_id: String(addonId),
      item_name: name,
      item_category: "extra",
      price: price.amount,
      quantity,
    }));
}

export interface ExtrasTotal {
  readonly quantity: number;
  /** null when no extras are on offer. */
  readonly price: Money | null;
  /** The extras and the total need their decimals. */
  readonly isExact: boolean;
}

/** Total price and quantity of the selection. */
export function calculateTotal(addons: readonly Addon[], selection: ExtraSelection): ExtrasTotal {
  const [first] = addons;
  const lines = addons.map((addon) => ({
    price: addon.price.amount,
    amount: getQuantity(selection, addon),
  }));
  const amount = cartTotal(lines);
  return {
    quantity: unitCount(lines),
    price: first ? { amount, currency: first.price.currency } : null,
    isExact: first !== undefined && needsDecimals(unitPrices(lines), amount, first.price.currency),
  };
}
