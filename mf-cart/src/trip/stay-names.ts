import { type Accommodation, findUnit } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import type { Trip, TripStay } from "./trip.ts";

/** The queries for the names of a shared trip's stays, one for each property. */
export const stayContentQueries = ({ stays }: Trip) =>
  [...new Set(stays.flatMap(({ ids }) => (ids ? [ids.property] : [])))].map((productId) =>
    accommodationContentQuery({ productId }),
  );

function namedStay(stay: TripStay, properties: readonly Accommodation[]): TripStay {
  const { ids } = stay;
  const property = properties.find(({ id }) => ids !== null && id.endsWith(`:${ids.property}`));
  if (!ids || !property) return stay;
  const unit = ids.unit === ids.property ? null : findUnit(property, ids.unit);
  return {
    ...stay,
    name: unit?.name ?? property.name,
    place: unit && property.name,
    linked: unit ?? property,
  };
}

/** A shared trip with the names of the stays that Galaxy knows; other stays keep their dates only. */
export function namedTrip(trip: Trip, properties: readonly Accommodation[]): Trip {
  return { ...trip, stays: trip.stays.map((stay) => namedStay(stay, properties)) };
}
