import { useSettings } from "@stays/contract";
import type { ElementNode } from "@stays/ui";
import { lazyComponent } from "@stays/ui";
import { type ReactNode, useCallback } from "react";
import { CompareToggle } from "../memory/stay-toggles.tsx";
import { rememberedStay } from "../memory/visitor-memory.ts";
import type { MapStays } from "./use-map-stays.ts";

const StayWays = lazyComponent(() => import("../ways/stay-ways.tsx").then((module) => module.StayWays));

/** What the card of a stay on the map has besides its name and price, by the id of the stay. Stable functions. */
interface MapCard {
  readonly cardAction: (id: string) => ReactNode;
  readonly cardContent: (id: string) => ElementNode;
}

/** Returns Compare and, where the settings name lifts and shops, the ways to them. */
export function useMapCard({ stays, points }: MapStays): MapCard {
  const { map } = useSettings();
  const hasPlaces = (map.places ?? []).length > 0;
  const cardAction = useCallback(
    (id: string) => {
      const index = points.findIndex((point) => point.id === id);
      const stay = stays[index];
      return stay && <CompareToggle stay={rememberedStay(stay, points[index]?.href ?? "")} />;
    },
    [stays, points],
  );
  const cardContent = useCallback(
    (id: string) => {
      const position = stays.find((stay) => stay.id === id)?.content.position;
      return hasPlaces && position ? <StayWays position={position} /> : null;
    },
    [stays, hasPlaces],
  );
  return { cardAction, cardContent };
}
