import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-search",
  pages: {
    results: "./src/pages/results.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-search">;
