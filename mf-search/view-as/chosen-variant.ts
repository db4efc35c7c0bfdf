import { type ResultVariant, useSettings } from "@stays/contract";
import { deviceValue } from "../device/device-value.ts";

/** The looks of the list in the order in which they are offered. */
export const VARIANTS: readonly ResultVariant[] = ["Tile", "List", "Standard", "StandardCompact"];

const chosen = deviceValue<ResultVariant | null>({
  key: "stays.view-as",
  absent: null,
  read: (stored) => VARIANTS.find((variant) => variant === stored) ?? null,
});

/** The visitor's look of the list, else the settings' (SR-04); it survives navigation and visits. */
export function useVariant(): readonly [ResultVariant, (variant: ResultVariant) => void] {
  const { variant } = useSettings().results;
  return [chosen.use() ?? variant, chosen.write];
}
