import { toDay } from "@stays/days";
import { sealedKey } from "../store/searches.ts";
import type { Activity } from "../world/activities.ts";
import { dayText, later, occasionText } from "../world/day.ts";
import { convertAmount, type Destination, toMoney } from "../world/destination.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { bareContent, type WireContent, wireImages, wirePosition } from "./wire-content.ts";

/** An occasion that can still be booked. */
export interface OpenOccasion {
  readonly day: number;
  readonly time: string;
  readonly remaining: number;
}

const perPerson: Localised = { en: "per person", sv: "per person", no: "per person", de: "pro Person" };
const attributeNames: Readonly<Record<number, Localised>> = {
  88: {
    en: "Suits beginners",
    sv: "Passar nybörjare",
    no: "Passer for nybegynnere",
    de: "Für Anfänger geeignet",
  },
  89: { en: "Good with children", sv: "Bra med barn", no: "Fint med barn", de: "Gut mit Kindern" },
  90: { en: "Indoors", sv: "Inomhus", no: "Innendørs", de: "Drinnen" },
};

export function activityKey(
  activity: Activity,
  { day, time }: { day: number; time: string },
  row: string,
): string {
  return `AC-${activity.id}-${dayText(day)}-${time}-${row}`;
}

/**
 * Returns an activity with its occasions.
 *
 * @param searchId the search that the booking keys are bound to; null omits the bookable occasions
 */
export function wireActivity(
  { destination }: MockGalaxy,
  activity: Activity,
  occasions: readonly OpenOccasion[],
  lang: WorldLanguage,
  searchId: string | null,
) {
  const dates = occasions.map(({ day, time }) => occasionText(day, time));
  return {
    Id: `cbis:${activity.id}`,
    Name: translate(activity.name, lang),
    PriceFrom: findCheapest(destination, activity),
    Content: activityContent(destination, activity, lang),
    AvailableDates: dates,
    ProductsGrouped: searchId
      ? Object.fromEntries(
          occasions.map((occasion) => [
            occasionText(occasion.day, occasion.time),
            [wireEntry(destination, activity, occasion, lang, searchId)],
          ]),
        )
      : {},
    ProductsDates: searchId ? groupDays(dates) : {},
  };
}

/** Returns the lowest price for one person. */
function findCheapest(destination: Destination, { groups }: Activity): number {
  return convertAmount(
    destination,
    Math.min(...groups.flatMap(({ rows }) => rows.map(({ price }) => price))),
  );
}

function activityContent(destination: Destination, activity: Activity, lang: WorldLanguage): WireContent {
  const priced = activity.id % 2 === 1;
  return {
    ...bareContent(`cbis:${activity.id}`),
    Introduction: translate(activity.introduction, lang),
    Description: translate(activity.description, lang),
    Images: wireImages(activity.pictures, lang),
    Position: wirePosition(activity.position),
    InformationOthers: priced
      ? {
          "402": translate(perPerson, lang),
          "1012": String(findCheapest(destination, activity)),
          ...(activity.priceNote ? { "415": translate(activity.priceNote, lang) } : {}),
        }
      : {},
    Attributes: activity.attributeIds.map((id) => ({
      Id: id,
      Name: translate(attributeNames[id] ?? perPerson, lang),
      Icon: null,
      Type: "Boolean",
      Value: "True",
    })),
  };
}

/** Returns the participant entry of an occasion. */
function wireEntry(
  destination: Destination,
  activity: Activity,
  occasion: OpenOccasion,
  lang: WorldLanguage,
  searchId: string,
) {
  const start = occasionText(occasion.day, occasion.time);
  return {
    Name: translate(activity.entryName, lang),
    Start: start,
    End: later(start, activity.minutes),
    PriceGroups: activity.groups.map(({ name, rows }) => ({
      Name: translate(name, lang),
      Quotes: rows.map(({ code, label, price, originalPrice, minimum }) => ({
        BookKey: sealedKey(activityKey(activity, occasion, code), searchId),
        AvailableCapacity: occasion.remaining,
        MinimumItemsBookable: minimum,
        Price: {
          ...toMoney(destination, price),
          OriginalPrice: originalPrice && convertAmount(destination, originalPrice),
          PriceGroupName: translate(label, lang),
        },
      })),
    })),
  };
}

function groupDays(dates: readonly string[]): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (const date of dates) days[toDay(date)] = [...(days[toDay(date)] ?? []), date];
  return days;
}
