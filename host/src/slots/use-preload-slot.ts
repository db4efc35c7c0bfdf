import type { SlotName } from "@stays/contract";
import { useEffect } from "react";
import { useRemotes } from "../remotes/remotes-context.tsx";
import { slotKey } from "./slot-key.ts";

/** Preloads the code of a slot. A slot that reports a lost connection cannot be loaded at that time. */
export function usePreloadSlot(name: SlotName, isWanted: boolean): void {
  const { store } = useRemotes();
  useEffect(() => {
    const key = slotKey(name);
    if (isWanted && key) void store.module(key);
  }, [name, isWanted, store]);
}
