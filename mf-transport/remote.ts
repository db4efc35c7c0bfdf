import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-transport",
  pages: {
    transport: "./src/pages/transport.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-transport">;
