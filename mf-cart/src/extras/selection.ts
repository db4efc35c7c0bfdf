import type { Addon, AddonChoice, Money } from "@stays/domain";

/** How many of each extra are chosen, by {@link extraKey}; what is missing is 0. */
export type ExtraSelection = Readonly<Record<string, number>>;

/** The same extra may be on offer for several booked items. */
export const extraKey = ({ bookItemId, addonId }: Pick<Addon, "bookItemId" | "addonId">): string =>
  `${bookItemId}:${addonId}`;

/** How many of an extra are chosen. */
export const quantityOf = (selection: ExtraSelection, addon: Addon): number =>
  selection[extraKey(addon)] ?? 0;

/** The selection with another quantity of an extra, never below 0 or above its maximum; 0 removes it (AD-01). */
export function withQuantity(selection: ExtraSelection, addon: Addon, quantity: number): ExtraSelection {
  const { [extraKey(addon)]: _, ...others } = selection;
  const kept = Math.max(0, Math.min(quantity, addon.maximumUnits));
  return kept === 0 ? others : { ...others, [extraKey(addon)]: kept };
}

/** What Galaxy is told: one choice per chosen extra. */
export function choicesOf(addons: readonly Addon[], selection: ExtraSelection): readonly AddonChoice[] {
  return addons.flatMap((addon) => {
    const qty = quantityOf(selection, addon);
    return qty > 0
      ? [{ id: addon.addonId, qty, price: addon.price.amount, bookItemId: addon.bookItemId }]
      : [];
  });
}

/** Total price and quantity of what is chosen; the price is null while nothing is on offer. */
export function totalOf(
  addons: readonly Addon[],
  selection: ExtraSelection,
): { readonly quantity: number; readonly price: Money | null } {
  const [first] = addons;
  const sum = (value: (addon: Addon) => number) =>
    addons.reduce((total, addon) => total + value(addon) * quantityOf(selection, addon), 0);
  return {
    quantity: sum(() => 1),
    price: first ? { amount: sum((addon) => addon.price.amount), currency: first.price.currency } : null,
  };
}
