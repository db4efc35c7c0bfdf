import type { RemoteDoor } from "@stays/contract";

/** What mf-upsell offers to the host. */
export const remote = {
  name: "mf-upsell",
  pages: {
    "upsell-day": "./pages/upsell-day.tsx",
    "upsell-category": "./pages/upsell-category.tsx",
    "upsell-recommend": "./pages/upsell-recommend.tsx",
  },
  slots: {},
} as const satisfies RemoteDoor<"mf-upsell">;
