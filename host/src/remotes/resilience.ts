import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

/** Time limit of a federation entry in milliseconds; the runtime's own limit is 20 s. */
const ENTRY_TIMEOUT = 5000;

/**
 * A federation plugin that limits the time of its requests. Without it a hung entry never fails, and its slot
 * never recovers (measured on the prototype).
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
