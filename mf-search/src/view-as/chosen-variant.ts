import type { ResultVariant } from "@stays/contract";
import { deviceValue } from "../device/device-value.ts";

/** The looks of the list in the order in which they are offered. */
export const VARIANTS: readonly ResultVariant[] = ["Tile", "List", "Standard", "StandardCompact"];

/** The visitor's own choice; null = none yet. */
export const chosenVariant = deviceValue<ResultVariant | null>({
  key: "stays.view-as",
  absent: null,
  read: (stored) => VARIANTS.find((variant) => variant === stored) ?? null,
});
