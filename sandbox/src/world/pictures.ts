import { pictureCount } from "../images/stored-picture.ts";
import { inEach, type Localised, translate } from "./localised.ts";
import { createRandom, type Random } from "./random.ts";
import type { Picture } from "./stay.ts";

const seasonNames = { winter: 70, spring: 10, summer: 12, autumn: 8 } as const;
type Season = keyof typeof seasonNames;
const times = ["day", "dawn", "dusk", "night"] as const;
type Time = (typeof times)[number];

const seasonText: Readonly<Record<Season, Localised>> = {
  winter: { en: "in snow", sv: "i snö", no: "i snø", de: "im Schnee" },
  spring: { en: "in late snow", sv: "i vårvinter", no: "på vårvinteren", de: "im späten Schnee" },
  summer: { en: "in summer green", sv: "i sommargrönska", no: "i sommergrønt", de: "im Sommergrün" },
  autumn: { en: "in autumn colours", sv: "i höstfärger", no: "i høstfarger", de: "in Herbstfarben" },
};
const timeText: Readonly<Record<Time, Localised>> = {
  day: { en: "by day", sv: "på dagen", no: "om dagen", de: "am Tag" },
  dawn: { en: "at dawn", sv: "i gryningen", no: "ved daggry", de: "im Morgengrauen" },
  dusk: { en: "at dusk", sv: "i skymningen", no: "i skumringen", de: "in der Dämmerung" },
  night: { en: "under the stars", sv: "under stjärnorna", no: "under stjernene", de: "unter den Sternen" },
};
const kindText = {
  cabin: { en: "The cabin", sv: "Stugan", no: "Hytta", de: "Die Hütte" },
  village: { en: "The cabin village", sv: "Stugbyn", no: "Hyttegrenda", de: "Das Hüttendorf" },
  hotel: { en: "The hotel", sv: "Hotellet", no: "Hotellet", de: "Das Hotel" },
  room: {
    en: "The room with its window towards the mountain",
    sv: "Rummet med fönster mot fjället",
    no: "Rommet med vindu mot fjellet",
    de: "Das Zimmer mit Fenster zum Berg",
  },
} satisfies Record<string, Localised>;

/**
 * Returns the URL of a picture on the image host. Consecutive numbers are different pictures, until all of
 * the subject in this season and at this time were used.
 *
 * @param subject a kind of house, a landscape, an activity or a vehicle
 */
export function pictureUri(subject: string, season: Season, time: Time, number: number): string {
  const name = `${subject}-${season}-${time}`;
  const count = pictureCount(name);
  if (count === 0) throw new Error(`sandbox/pictures has no ${name}`);
  return `/img/${name}-${1 + (number % count)}.jpg`;
}

/** Chooses the pictures of one item, none of them twice. */
function picturePicker(subject: string, id: number) {
  const used = new Map<string, number>();
  return (season: Season, wanted: Time): { readonly uri: string; readonly time: Time } => {
    const from = times.indexOf(wanted);
    for (const time of [...times.slice(from), ...times.slice(0, from)]) {
      const name = `${subject}-${season}-${time}`;
      const before = used.get(name) ?? 0;
      if (before >= pictureCount(name)) continue;
      used.set(name, before + 1);
      return { uri: pictureUri(subject, season, time, id + before), time };
    }
    throw new Error(`sandbox/pictures has too few of ${subject} in ${season}`);
  };
}

/** Makes pictures, the first of which is the main one; `next` chooses season and time of each. */
function pictures(
  subject: string,
  id: number,
  name: Localised,
  count: number,
  random: Random,
  next: (isMain: boolean) => readonly [Season, Time],
): Picture[] {
  const pick = picturePicker(subject, id);
  return Array.from({ length: count }, (_, index) => {
    const [season, wanted] = next(index === 0);
    const { uri, time } = pick(season, wanted);
    return { uri, alt: describePicture(name, season, time), main: index === 0, focalY: random.int(40, 65) };
  });
}

/** Makes the gallery of a house: the main picture is winter by daylight or dusk. */
export function gallery(kind: keyof typeof kindText, id: number, count: number): Picture[] {
  const random = createRandom(`picture-${kind}-${id}`);
  return pictures(kind, id, kindText[kind], count, random, (isMain) =>
    isMain ? ["winter", random.pick(["day", "dusk", "dawn"])] : [pickSeason(random), random.pick(times)],
  );
}

const SUMMER_VARIANTS: readonly string[] = ["canoe", "bike", "hike", "fish"];

/** Makes the pictures of an activity or a journey, named for its content. */
export function variantPictures(
  kind: "activity" | "transport",
  id: number,
  variant: string,
  name: Localised,
  count: number,
  season: Season = SUMMER_VARIANTS.includes(variant) ? "summer" : "winter",
): Picture[] {
  const random = createRandom(`picture-${kind}-${id}`);
  return pictures(variant, id, name, count, random, (isMain) => [
    season,
    isMain ? "day" : random.pick(times),
  ]);
}

/** The illustration of a small item. */
export interface Scene {
  readonly kind: string;
  readonly time: Time;
  readonly variant?: string;
}

/** The only picture of an extra, in winter. */
export function scenePicture({ kind, time, variant }: Scene, id: number, name: Localised): Picture {
  return { uri: pictureUri(variant ?? kind, "winter", time, id), alt: name, main: true, focalY: 50 };
}

function pickSeason(random: Random): Season {
  let left = random.int(0, 99);
  for (const [season, share] of Object.entries(seasonNames) as [Season, number][]) {
    left -= share;
    if (left < 0) return season;
  }
  return "winter";
}

const describePicture = (what: Localised, season: Season, time: Time): Localised =>
  inEach((lang) => [what, seasonText[season], timeText[time]].map((part) => translate(part, lang)).join(" "));
