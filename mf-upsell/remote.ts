import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-upsell",
  pages: {
    "upsell-day": "./src/pages/upsell-day.tsx",
    "upsell-category": "./src/pages/upsell-category.tsx",
    "upsell-recommend": "./src/pages/upsell-recommend.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-upsell">;
