import type { RemoteDoor } from "@stays/contract";

/** What mf-property offers to the host. */
export const remote = {
  name: "mf-property",
  pages: {
    "cabin-detail": "./pages/cabin-detail.tsx",
    village: "./pages/village.tsx",
    cabin: "./pages/cabin.tsx",
    hotel: "./pages/hotel.tsx",
    "hotel-detail": "./pages/hotel-detail.tsx",
    room: "./pages/room.tsx",
  },
  slots: {},
} as const satisfies RemoteDoor<"mf-property">;
