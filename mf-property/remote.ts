import type { RemoteManifest } from "@stays/contract";

export const remote = {
  name: "mf-property",
  pages: {
    "cabin-detail": "./src/pages/cabin-detail.tsx",
    village: "./src/pages/village.tsx",
    cabin: "./src/pages/cabin.tsx",
    hotel: "./src/pages/hotel.tsx",
    "hotel-detail": "./src/pages/hotel-detail.tsx",
    room: "./src/pages/room.tsx",
  },
  slots: {},
} as const satisfies RemoteManifest<"mf-property">;
