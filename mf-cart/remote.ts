import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-cart",
  pages: {
    trip: "./src/pages/trip.tsx",
  },
  slots: {
    "cart.badge": "./src/slots/badge.tsx",
    "cart.panel": "./src/slots/panel.tsx",
    "cart.add-button": "./src/slots/add-button.tsx",
    "cart.cart-tab": "./src/slots/cart-tab.tsx",
    "cart.rate-modal": "./src/slots/rate-modal.tsx",
    "cart.extras-modal": "./src/slots/extras-modal.tsx",
    "cart.error-modal": "./src/slots/error-modal.tsx",
  },
} as const satisfies RemoteManifest<"mf-cart">;
