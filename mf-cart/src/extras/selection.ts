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

/** The chosen extras, each with its quantity. */
const listChosen = (addons: readonly Addon[], selection: ExtraSelection) =>
  addons
    .map((addon) => ({ ...addon, price: addon.price.amount, amount: getQuantity(selection, addon) }))
    .filter(({ amount }) => amount > 0);

/** Choices to send to Galaxy, one per chosen extra. */
export const listChoices = (addons: readonly Addon[], selection: ExtraSelection): readonly AddonChoice[] =>
  listChosen(addons, selection).map(({ addonId: id, amount: qty, price, bookItemId }) => ({
    id,
    qty,
    price,
    bookItemId,
  }));

export const chosenItems = (addons: readonly Addon[], selection: ExtraSelection): readonly EcommerceItem[] =>
  listChosen(addons, selection).map(({ addonId, name, amount: quantity, price }) => ({
    item_id: String(addonId),
    item_name: name,
    item_category: "extra",
    price,
    quantity,
  }));

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
  const lines = listChosen(addons, selection);
  const amount = cartTotal(lines);
  return {
    quantity: unitCount(lines),
    price: first ? { amount, currency: first.price.currency } : null,
    isExact: first !== undefined && needsDecimals(unitPrices(lines), amount, first.price.currency),
  };
}
