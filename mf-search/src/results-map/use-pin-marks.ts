import type { PinMarks } from "@stays/map";
import { HeartIcon } from "@stays/ui";
import { useMemo } from "react";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory, type RememberedStay } from "../memory/visitor-memory.ts";

const idsOf = (stays: readonly RememberedStay[]): ReadonlySet<string> => new Set(stays.map(({ id }) => id));

/** Returns the marks of the stays that were seen and saved on this device; stable while they are. */
export function usePinMarks(): PinMarks {
  const seen = useDeviceValue(memory.viewed);
  const saved = useDeviceValue(memory.favourites);
  return useMemo(() => ({ seen: idsOf(seen), saved: idsOf(saved), savedIcon: HeartIcon }), [seen, saved]);
}
