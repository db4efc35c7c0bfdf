import { type ResultVariant, useSettings } from "@stays/contract";
import { useDeviceValue } from "../device/use-device-value.ts";
import { chosenVariant } from "./chosen-variant.ts";

/**
 * Returns the list variant: the visitor's choice, else that of the settings (SR-04). The choice is stored on
 * the device.
 */
export function useVariant(): readonly [ResultVariant, (variant: ResultVariant) => void] {
  const { variant } = useSettings().results;
  return [useDeviceValue(chosenVariant) ?? variant, chosenVariant.write];
}
