import type { RemoteDoor } from "@stays/contract";

/** What mf-cart offers to the host. */
export const remote = {
  name: "mf-cart",
  pages: {},
  slots: {
    "cart.badge": "./slots/badge.tsx",
    "cart.panel": "./slots/panel.tsx",
    "cart.add-button": "./slots/add-button.tsx",
    "cart.cart-tab": "./slots/cart-tab.tsx",
    "cart.rate-modal": "./slots/rate-modal.tsx",
    "cart.extras-modal": "./slots/extras-modal.tsx",
    "cart.error-modal": "./slots/error-modal.tsx",
  },
} as const satisfies RemoteDoor<"mf-cart">;
