import type { ResultVariant } from "@stays/contract";
import { deviceValue } from "../device/device-value.ts";

/** List variants, in the order of the selector. */
export const VARIANTS: readonly ResultVariant[] = ["Tile", "List", "Standard", "StandardCompact"];

/** Variant that the visitor chose; null = none yet. */
export const chosenVariant = deviceValue<ResultVariant | null>({
  key: "stays.view-as",
  absent: null,
  read: (stored) => VARIANTS.find((variant) => variant === stored) ?? null,
});
