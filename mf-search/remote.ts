import type { RemoteManifest } from "@stays/contract";

/** Manifest of mf-search: the pages that it exposes to the host. */
export const remote = {
  name: "mf-search",
  pages: {
    results: "./src/pages/results.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-search">;
