import { type SlotName, slotTable } from "@stays/contract";
import { slotModuleName } from "@stays/routes";
import type { ModuleKey } from "./registry-snapshot.ts";

/** One key object per slot: views compare keys by identity. */
const slotKeys = new Map<SlotName, ModuleKey>(
  Object.entries(slotTable).map(([name, { remote }]) => [
    name as SlotName,
    { remote, module: slotModuleName(name) },
  ]),
);

/** The module that fills a slot; undefined for a name that the contract does not have. */
export const slotKey = (name: SlotName): ModuleKey | undefined => slotKeys.get(name);
