import type { Addon } from "./addon.ts";

/** Sorts extras by name in the collation of the page's language (AD-01). */
export function sortedAddons(addons: readonly Addon[], language: string): readonly Addon[] {
  const { compare } = new Intl.Collator(language);
  return [...addons].sort((one, other) => compare(one.name, other.name));
}
