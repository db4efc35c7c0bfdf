import { type MapPlace, useSettings } from "@stays/contract";
import { hasPosition, type Position } from "@stays/domain";
import { defineTexts, useTexts } from "@stays/texts";
import { metresBetween } from "../results-data/distance.ts";
import da from "./texts/da.json";
import de from "./texts/de.json";
import en from "./texts/en.json";
import fi from "./texts/fi.json";
import fr from "./texts/fr.json";
import nb from "./texts/nb.json";
import nl from "./texts/nl.json";
import sv from "./texts/sv.json";
import styles from "./walking-times.module.css";

declare module "@stays/texts" {
  interface TextNamespaces {
    ways: typeof en;
  }
}

const walkingTimesTexts = defineTexts("ways", { en, sv, nb, de, da, fi, nl, fr });

/** Minutes on foot or by ski bus from a stay to a lift and to a shop of the settings; nothing when all are far. */
export function WalkingTimes({ position }: { readonly position: Position | null }) {
  const { map } = useSettings();
  const { t } = useTexts(walkingTimesTexts);
  const ways = findWalkingTimes(position, map.places);
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.name}>{t(way.kind, { ...way })}</li>
      ))}
    </ul>
  );
}

/** Metres that a person walks in a minute: 4.8 km/h. */
const METRES_PER_MINUTE = 80;
/** How much longer a way is than the straight line. */
const DETOUR = 1.3;
/** The longest walk that is shown to a place, and to a stop of the ski bus, in minutes. */
const LONGEST = { toPlace: 30, toStop: 15 };

const KINDS = ["lift", "shop"] as const;

/** A way from a stay to a place, in whole minutes. Walks are estimates, rides are those of the settings. */
export type WalkingTime =
  | { readonly kind: "onFoot"; readonly name: string; readonly walk: number }
  | { readonly kind: "byBus"; readonly name: string; readonly walk: number; readonly ride: number };

const sumMinutes = (way: WalkingTime): number => way.walk + (way.kind === "byBus" ? way.ride : 0);

function walkTo({ Latitude, Longitude }: MapPlace["position"], from: Position): number {
  const metres = metresBetween(from, { latitude: Latitude, longitude: Longitude });
  return Math.max(1, Math.round((metres * DETOUR) / METRES_PER_MINUTE));
}

function listWalkingTimes({ name, position, skiBus }: MapPlace, from: Position): readonly WalkingTime[] {
  const onFoot: WalkingTime = { kind: "onFoot", name, walk: walkTo(position, from) };
  const byBus = skiBus.map(
    (stop): WalkingTime => ({ kind: "byBus", name, walk: walkTo(stop.position, from), ride: stop.minutes }),
  );
  return [
    ...[onFoot].filter(({ walk }) => walk <= LONGEST.toPlace),
    ...byBus.filter(({ walk }) => walk <= LONGEST.toStop),
  ];
}

/**
 * Returns the fastest way to a lift and the fastest to a shop (ruling 174); none that is too far, and none from an
 * unknown position.
 */
export function findWalkingTimes(from: Position | null, places: readonly MapPlace[]): readonly WalkingTime[] {
  if (!hasPosition(from)) return [];
  return KINDS.flatMap((kind) =>
    places
      .filter((place) => place.kind === kind)
      .flatMap((place) => listWalkingTimes(place, from))
      .sort((one, other) => sumMinutes(one) - sumMinutes(other))
      .slice(0, 1),
  );
}
