import { type ResultVariant, useSettings } from "@stays/contract";
import { useDeviceValue } from "../device/use-device-value.ts";
import { chosenVariant } from "./chosen-variant.ts";

/** The visitor's look of the list, else the settings' (SR-04); it survives navigation and visits. */
export function useVariant(): readonly [ResultVariant, (variant: ResultVariant) => void] {
  const { variant } = useSettings().results;
  return [useDeviceValue(chosenVariant) ?? variant, chosenVariant.write];
}
