/**
 * Replaces the federation's handler of snapshots and manifests. Remotes come from the registry of the page,
 * so neither exists. `disableSnapshot` omits the plugins that call the handler, but not the handler.
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
