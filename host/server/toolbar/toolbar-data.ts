import type { ToolbarData } from "../../src/toolbar/toolbar-data.ts";
import type { LiveReleases } from "../page/live-release.ts";
import type { Registry } from "../releases/registry-store.ts";

/**
 * What the toolbar shows of each remote.
 *
 * @param releases of this page view
 */
export const toolbarData = (releases: LiveReleases, registry: Registry): ToolbarData =>
  Object.entries(releases).map(([remote, { descriptor }]) => ({
    remote,
    owner: descriptor.owner ?? "unknown",
    version: descriptor.version,
    versions: registry.versions(remote),
  }));
