import type { RemoteName, RouteName, routeTable } from "@stays/routes";
import type { SlotName } from "./slots.ts";

/** The pages of a remote, by the names of the route table. */
export type PageNameOf<Remote extends RemoteName> = Extract<
  (typeof routeTable)[RouteName],
  { remote: Remote }
>["page"];

/**
 * A remote's door, `remote.ts` at its root: promises only, no logic. The build exposes each module on its own, so
 * that a page's files can be told from the files of another page.
 */
export interface RemoteManifest<Remote extends RemoteName> {
  readonly name: Remote;
  /** Page name -> module with the named exports of `PageModule`. */
  readonly pages: Readonly<Record<PageNameOf<Remote>, string>>;
  /** Slot name -> module with the named exports of `SlotModule`. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}
