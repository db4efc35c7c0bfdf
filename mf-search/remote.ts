import type { RemoteManifest } from "@stays/contract";

/** What mf-search offers to the host. */
export const remote = {
  name: "mf-search",
  pages: {
    results: "./src/pages/results.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-search">;
