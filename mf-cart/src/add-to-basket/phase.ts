import { type AddPhase, type Cart, itemKeyOf } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";

/**
 * Phase of an add button with some items; null = idle. One item that is being added makes the button busy
 * (CT-02).
 */
export function phaseOf(items: readonly TempCartItem[], phases: Cart["phases"]): AddPhase | null {
  const found = items.map((item) => phases[itemKeyOf(item)] ?? null);
  if (found.includes("adding")) return "adding";
  if (found.length > 0 && found.every((phase) => phase === "added")) return "added";
  return found.includes("failed") ? "failed" : null;
}
