import type { SlotName } from "@stays/contract";
import { whenIdle } from "@stays/ui";
import { useEffect } from "react";
import { useRemotes } from "../remotes/remotes-context.tsx";
import { slotKey } from "./slot-key.ts";

/**
 * Preloads the code of a slot once the browser has shown what the visitor did. A slot that reports a lost
 * connection cannot be loaded at that time.
 */
export function usePreloadSlot(name: SlotName, isWanted: boolean): void {
  const { store } = useRemotes();
  useEffect(() => {
    const key = slotKey(name);
    return isWanted && key ? whenIdle(() => void store.module(key)) : undefined;
  }, [name, isWanted, store]);
}
