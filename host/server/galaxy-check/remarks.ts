import type { SiteSettings } from "@stays/contract";
import { hasPosition } from "@stays/domain";
import type { Accommodation, CalendarDay } from "@stays/galaxy/entities";
import type { RecordedCall } from "./recorded-calls.ts";

/* What visitors would see of a Galaxy, in plain words. Each rule returns one remark, or null. */

/** Milliseconds from which visitors notice that they wait. */
const SLOW_MS = 2000;

type Remark = string | null;

const given = (remarks: readonly Remark[]): string[] => remarks.filter((remark) => remark !== null);

/** A remark on the stays that lack something. */
function lacking(
  stays: readonly Accommodation[],
  what: string,
  lacks: (stay: Accommodation) => boolean,
): Remark {
  const { length } = stays.filter(lacks);
  return length === 0 ? null : `${length} of ${stays.length} stays have no ${what}.`;
}

/** Remarks on the whole list of stays without prices. */
export function remarksOnStays(stays: readonly Accommodation[], settings: SiteSettings | null): string[] {
  if (stays.length === 0) return ["There are no stays: every list is empty."];
  const facilities = new Set(stays.flatMap((stay) => stay.content.attributes.map(({ id }) => id)));
  const filters = settings
    ? [...settings.filters.capacitySelects, ...settings.filters.booleanCheckboxes]
    : [];
  return given([
    lacking(stays, "position: they are not on the map", (stay) => !hasPosition(stay.content.position)),
    lacking(stays, "picture: a placeholder is shown instead", (stay) => stay.content.images.length === 0),
    lacking(stays, "area: their cards do not say where they are", (stay) => !stay.content.geoPath),
    lacking(
      stays,
      "text: their pages start with facts",
      ({ content }) => !content.introduction && !content.description,
    ),
    stays.some((stay) => stay.referenceId) ? null : "No stay names its reviews: no page shows any.",
    ...filters
      .filter(({ attributeId }) => !facilities.has(attributeId))
      .map(
        ({ attributeId, label }) =>
          `No stay has the facility ${attributeId}: the filter ${label} finds none.`,
      ),
  ]);
}

/** Remarks on a search with prices. @param total number that Galaxy names for the whole list */
export function remarksOnPrices(
  found: readonly Accommodation[],
  total: number,
  settings: SiteSettings | null,
): string[] {
  const prices = found.flatMap((stay) => stay.products.map(({ price }) => price));
  const foreign = [...new Set(prices.map(({ currency }) => currency))].filter(
    (currency) => settings && currency !== settings.currency,
  );
  return given([
    found.length === 0 ? "A search of these days finds no stay." : null,
    total < found.length ? `Galaxy counts ${total} stays and sends ${found.length}.` : null,
    lacking(found, "price: they cannot be booked", (stay) => stay.products.length === 0),
    foreign.length > 0
      ? `Prices are in ${foreign.join(", ")}, the settings say ${settings?.currency}.`
      : null,
  ]);
}

/** Remarks on the calendar of the whole destination. */
export function remarksOnCalendar(days: readonly CalendarDay[], isFake: boolean): string[] {
  return given([
    isFake
      ? "The calendar has no data: visitors may choose any day, also one that nothing is free on."
      : null,
    days.length === 0 && !isFake ? "No day of six months can be chosen in the calendar." : null,
    days.length > 0 && days.every((day) => day.priceFrom === null) ? "The calendar shows no prices." : null,
  ]);
}

/** Remarks on the calls themselves. */
export const remarksOnCalls = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter((call) => call.verdict !== "failed" && call.milliseconds > SLOW_MS)
    .map(
      (call) => `${call.operation} takes ${(call.milliseconds / 1000).toFixed(1)} s: visitors wait for it.`,
    );
