import type { RemoteName, RouteName, routeTable } from "@stays/routes";
import type { SlotName } from "./slots.ts";

/** The page names that the route table assigns to a remote. */
export type PageNameOf<Remote extends RemoteName> = Extract<
  (typeof routeTable)[RouteName],
  { remote: Remote }
>["page"];

/**
 * The manifest of a remote, `remote.ts` at its root: the files of its pages and slots, no logic. The build
 * exposes each module separately, so that the files of each page are known.
 */
export interface RemoteManifest<Remote extends RemoteName> {
  readonly name: Remote;
  /** Page name -> module that exports `page`. */
  readonly pages: Readonly<Record<PageNameOf<Remote>, string>>;
  /** Slot name -> module that exports `slot`. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}
