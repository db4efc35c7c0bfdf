import type { RemoteDoor } from "@stays/contract";

/** What mf-packages offers to the host. */
export const remote = {
  name: "mf-packages",
  pages: {
    "property-packages": "./pages/property-packages.tsx",
    "package-detail": "./pages/package-detail.tsx",
    "all-packages": "./pages/all-packages.tsx",
  },
  slots: {
    "packages.offers": "./slots/offers.tsx",
    "packages.offer-details": "./slots/offer-details.tsx",
  },
} as const satisfies RemoteDoor<"mf-packages">;
