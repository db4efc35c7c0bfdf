import type { ItemStay } from "@stays/stay";
import type { Translate } from "@stays/texts";

/** Included add-ons by name, with how many where it is more than one: `2 × Breakfast`. */
export function addonNames(addons: ItemStay["includedAddons"], t: Translate): readonly string[] {
  return addons.map(({ name, amount }) => (amount > 1 ? t("extra", { n: amount, name }) : name));
}
