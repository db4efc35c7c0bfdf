import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

/** Milliseconds until an entry counts as lost; the runtime's own limit is 20 s. */
const ENTRY_TIMEOUT = 5000;

/**
 * Puts a limit on the federation's own requests. Without it a hung entry never ends, and its slot never recovers
 * (measured on the prototype).
 */
export function resilience(): ModuleFederationRuntimePlugin {
  return {
    name: "resilience",
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(ENTRY_TIMEOUT) }),
    createScript: ({ url }) => {
      const script = document.createElement("script");
      script.async = true;
      script.src = url;
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
