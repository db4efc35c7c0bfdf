/** The kinds of picture that the image host draws. */
export const KINDS = ["cabin", "village", "hotel", "room", "activity", "transport", "destination"] as const;
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export const TIMES = ["day", "dawn", "dusk", "night"] as const;
export const ACTIVITIES = ["canoe", "ski", "xc", "bike", "sauna", "dogsled", "hike", "fish"] as const;
export const VEHICLES = ["bus", "ferry", "train", "gondola"] as const;

export type Kind = (typeof KINDS)[number];
export type Season = (typeof SEASONS)[number];
export type Time = (typeof TIMES)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type Vehicle = (typeof VEHICLES)[number];

/** The requested picture; the seed decides members that are unset. */
export interface SceneRequest {
  readonly kind: Kind;
  readonly seed: string;
  readonly season?: Season | undefined;
  readonly time?: Time | undefined;
  readonly variant?: Activity | Vehicle | undefined;
}

/** Narrows text from a URL to one of the names in the list. */
export function isOneOf<Name extends string>(names: readonly Name[], text: string | undefined): text is Name {
  return text !== undefined && (names as readonly string[]).includes(text);
}
