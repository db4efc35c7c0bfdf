import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-packages",
  pages: {
    "property-packages": "./src/pages/property-packages.tsx",
    "package-detail": "./src/pages/package-detail.tsx",
    "all-packages": "./src/pages/all-packages.tsx",
  },
  slots: {
    "packages.offers": "./src/slots/offers.tsx",
    "packages.offer-details": "./src/slots/offer-details.tsx",
  },
} as const satisfies RemoteManifest<"mf-packages">;
