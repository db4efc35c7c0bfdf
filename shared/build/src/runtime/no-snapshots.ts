/**
 * Stands in the place of the federation's handler of snapshots and manifests: remotes come from the registry of the
 * page, so there is never one (`disableSnapshot` leaves out the plugins that call it, but not the handler).
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
