import { type SlotDefinition, type SlotName, type SlotProps, slotTable } from "@stays/contract";
import { slotModuleName } from "@stays/routes";
import { OptionalPart } from "@stays/ui";
import type { ReactNode } from "react";
import { useIsHydrated } from "../services/hydrated.ts";
import type { ModuleKey } from "./registry-snapshot.ts";
import { LoadingSkeleton, RemoteElement, RemoteView } from "./remote-view.tsx";
import { useLoadedModule } from "./remotes-context.tsx";

/** One key object per slot: views compare keys by identity. */
const slotKeys = new Map<SlotName, ModuleKey>(
  Object.entries(slotTable).map(([name, { remote }]) => [
    name as SlotName,
    { remote, module: slotModuleName(name) },
  ]),
);

/** The module that fills a slot; undefined for a name that the contract does not have. */
export const slotKey = (name: SlotName): ModuleKey | undefined => slotKeys.get(name);

interface SlotViewProps<Name extends SlotName> {
  readonly name: Name;
  readonly slotProps: SlotProps[Name];
  readonly fallback: ReactNode;
}

interface LoadedSlotProps {
  readonly moduleKey: ModuleKey;
  readonly slotProps: object;
  readonly fallback: ReactNode;
}

function LoadedSlot({ moduleKey, slotProps, fallback }: LoadedSlotProps) {
  const module = useLoadedModule(moduleKey) as SlotDefinition<object> | null;
  return module ? (
    <module.Slot {...slotProps} />
  ) : (
    <LoadingSkeleton moduleKey={moduleKey} skeleton={fallback} />
  );
}

/**
 * Renders another remote's slot on the client, after hydration. Its content belongs to one visitor, and its
 * code should not delay the page.
 */
export function SlotView<Name extends SlotName>({ name, slotProps, fallback }: SlotViewProps<Name>) {
  const isHydrated = useIsHydrated();
  const moduleKey = slotKey(name);
  if (!moduleKey) return fallback;
  if (!isHydrated) return <RemoteElement remote={moduleKey.remote}>{fallback}</RemoteElement>;
  const { isOptional } = slotTable[name];
  const view = (
    <RemoteView moduleKey={moduleKey} skeleton={fallback} isSmall={!isOptional}>
      <LoadedSlot moduleKey={moduleKey} slotProps={slotProps} fallback={fallback} />
    </RemoteView>
  );
  return isOptional ? <OptionalPart>{view}</OptionalPart> : view;
}
