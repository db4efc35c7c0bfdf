import type { Addon, BookItem } from "@stays/domain";

/** Extras under one heading; null = the extras without a group, which come first. */
export interface ExtraGroup {
  readonly name: string | null;
  readonly addons: readonly Addon[];
}

/**
 * Groups the extras of a booked item; groups and extras are sorted by name (AD-01). Empty groups are left
 * out.
 */
export function extraGroups(item: BookItem, locale: string): readonly ExtraGroup[] {
  const order = new Intl.Collator(locale).compare;
  const sorted = (addons: readonly Addon[]) => [...addons].sort((a, b) => order(a.name, b.name));
  const groups = [...item.groups].sort((a, b) => order(a.name, b.name));
  return [{ name: null, addons: item.addons }, ...groups]
    .map((set) => ({ name: set.name, addons: sorted(set.addons) }))
    .filter((set) => set.addons.length > 0);
}

export function allExtras(items: readonly BookItem[]): readonly Addon[] {
  return items.flatMap((item) => [...item.addons, ...item.groups.flatMap((group) => group.addons)]);
}
