import type { RemoteManifest } from "@stays/contract";

/** The manifest of mf-transport: the pages that it exposes to the host. */
export const remote = {
  name: "mf-transport",
  pages: {
    transport: "./src/pages/transport.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-transport">;
