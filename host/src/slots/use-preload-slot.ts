import type { SlotName } from "@stays/contract";
import { useEffect } from "react";
import { useRemotes } from "../remotes/remotes-context.tsx";
import { slotKey } from "./slot-key.ts";

/** Fetches the code of a slot before it is shown: what must speak when the network is gone cannot be fetched then. */
export function usePreloadSlot(name: SlotName, isWanted: boolean): void {
  const { store } = useRemotes();
  useEffect(() => {
    const key = slotKey(name);
    if (isWanted && key) void store.module(key);
  }, [name, isWanted, store]);
}
