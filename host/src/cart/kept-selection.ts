import { tabStorage } from "@stays/contract";
import type { TempCartItem } from "@stays/domain";

const STORAGE_KEY = "stays.selection";

const isItem = (value: unknown): value is TempCartItem =>
  value !== null &&
  typeof value === "object" &&
  "bookKey" in value &&
  "searchId" in value &&
  "amount" in value;

/** The temporary cart that an earlier document of this tab stored for a scope; empty when it has another one. */
export function readSelection(scope: string): readonly TempCartItem[] {
  const stored = tabStorage.read(STORAGE_KEY);
  if (stored === null || typeof stored !== "object") return [];
  const { scope: of, items } = stored as Record<string, unknown>;
  return of === scope && Array.isArray(items) && items.every(isItem) ? items : [];
}

/** Stores the temporary cart of a scope in this tab. */
export function saveSelection(scope: string, items: readonly TempCartItem[]): void {
  tabStorage.write(STORAGE_KEY, { scope, items });
}
