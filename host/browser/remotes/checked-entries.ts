import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import type { RegistrySnapshot } from "../../app/remotes/registry-snapshot.ts";

/** Time limit of a federation entry in milliseconds; the runtime's own limit is 20 s. */
const ENTRY_TIMEOUT = 5000;

/** An address without its query; the federation runtime makes addresses absolute. */
function parseFile(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}

/**
 * A federation plugin for the requests of entries. The browser refuses an entry that is not the released one;
 * the entry has the hashes of its chunks. A time limit makes a hung entry fail, so that its slot can recover.
 */
export function checkedEntries(registry: RegistrySnapshot): ModuleFederationRuntimePlugin {
  const releases = registry.flatMap((remote) => (remote.lastGood ? [remote, remote.lastGood] : [remote]));
  const hashes = new Map(releases.map(({ entry, integrity }) => [parseFile(entry), integrity]));
  return {
    name: "checked-entries",
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(ENTRY_TIMEOUT) }),
    createScript: ({ url }) => {
      const script = document.createElement("script");
      const integrity = hashes.get(parseFile(url));
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = "anonymous";
      }
      script.async = true;
      script.src = url;
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
