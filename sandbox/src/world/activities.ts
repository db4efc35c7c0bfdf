import themes from "../../content/activity-themes.json" with { type: "json" };
import { type Destination, type GeoNode, geoAreaAt } from "./destination.ts";
import { inEach, type Localised, named, translate } from "./localised.ts";
import { variantPictures } from "./pictures.ts";
import { around, createRandom, type Random } from "./random.ts";

/** All kinds of activities, in the order in which the areas get them. */
const activityThemes = themes as readonly ActivityTheme[];

/** A kind of activity; several areas offer each. */
interface ActivityTheme {
  readonly name: Localised;
  readonly introduction: Localised;
  readonly categoryId: number;
  readonly variant: string;
  /** `HH:mm`; `00:00` = no time of day. */
  readonly times: readonly string[];
  readonly minutes: number;
  readonly price: number;
  readonly capacity: number;
  readonly season: "winter" | "summer" | "year";
}

/** An activity, with occasions on weekdays of its season. */
export type Activity = ReturnType<typeof makeActivity>;

const COUNT = 50;
const FIRST = 6001;
const FIRST_MORE = 60_001;
const months = {
  winter: [11, 12, 1, 2, 3, 4],
  summer: [5, 6, 7, 8, 9, 10],
  year: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** Attributes that activities can be filtered by. */
export const BEGINNERS = 88;
export const CHILDREN = 89;
export const INDOORS = 90;

const adult: Localised = { en: "Adult", sv: "Vuxen", no: "Voksen", de: "Erwachsene" };
const child: Localised = { en: "Child 5–15", sv: "Barn 5–15", no: "Barn 5–15", de: "Kind 5–15" };
const group: Localised = {
  en: "Group, per person",
  sv: "Grupp, per person",
  no: "Gruppe, per person",
  de: "Gruppe, pro Person",
};
const lesson: Localised = { en: "Participation", sv: "Deltagande", no: "Deltakelse", de: "Teilnahme" };
const hire: Localised = {
  en: "Participation with equipment hire",
  sv: "Deltagande med hyrd utrustning",
  no: "Deltakelse med leid utstyr",
  de: "Teilnahme mit Leihausrüstung",
};

/** Makes 50 activities, every kind in several areas; more of them in a large destination. */
export function makeActivities(destination: Destination): Activity[] {
  return Array.from({ length: COUNT + (destination.size?.activities ?? 0) }, (_, index) => {
    const theme = activityThemes[index % activityThemes.length];
    if (!theme) throw new Error("There are no activity themes");
    return makeActivity(
      destination,
      index < COUNT ? FIRST + index : FIRST_MORE + index,
      index,
      theme,
      geoAreaAt(destination, index * 7 + 2),
    );
  });
}

function makeActivity(
  destination: Destination,
  id: number,
  index: number,
  theme: ActivityTheme,
  area: GeoNode,
) {
  const { name, activityProviders } = destination;
  const random = createRandom(`activity-${id}`);
  const first = index < activityThemes.length;
  return {
    id,
    name: first ? theme.name : inEach((lang) => `${translate(theme.name, lang)}, ${area.name}`),
    provider: activityProviders[index % activityProviders.length] ?? name,
    categoryId: theme.categoryId,
    attributeIds: pickAttributes(theme, random),
    geoId: area.id,
    position: around(area.position, id, 0.02),
    introduction: named(theme.introduction, destination),
    description: inEach(
      (lang) =>
        `<p>${translate(meeting, lang)} <strong>${area.name}</strong>. ${translate(punctuality, lang)}</p>`,
    ),
    pictures: variantPictures(
      "activity",
      id,
      theme.variant,
      theme.name,
      random.int(2, 5),
      theme.season === "summer" ? "summer" : "winter",
    ),
    times: theme.times,
    weekdays:
      first || index >= COUNT
        ? [0, 1, 2, 3, 4, 5, 6]
        : random.sample([0, 1, 2, 3, 4, 5, 6], random.int(2, 5)),
    months: months[theme.season],
    minutes: theme.minutes,
    capacity: theme.capacity,
    entryName: theme.name,
    groups: priceGroups(theme.price, index),
    /** Note shown beside the price, information 415. */
    priceNote:
      index % 4 === 0
        ? {
            en: "equipment not included",
            sv: "utrustning ingår ej",
            no: "utstyr ikke inkludert",
            de: "Ausrüstung nicht inbegriffen",
          }
        : null,
  };
}

const meeting: Localised = {
  en: "We meet at the information centre in",
  sv: "Vi möts vid turistbyrån i",
  no: "Vi møtes ved turistkontoret i",
  de: "Treffpunkt ist die Touristeninformation in",
};
const punctuality: Localised = {
  en: "Come ten minutes before it starts.",
  sv: "Kom tio minuter före start.",
  no: "Kom ti minutter før start.",
  de: "Kommen Sie bitte zehn Minuten vor Beginn.",
};

function pickAttributes(theme: ActivityTheme, random: Random): number[] {
  const chosen = [BEGINNERS, CHILDREN].filter(() => random.chance(0.6));
  return theme.variant === "sauna" ? [...chosen, INDOORS] : chosen;
}

/** Headings with the rows that a participant can be booked on; several headings make an accordion. */
function priceGroups(price: number, index: number) {
  const rows = (extra: number, prefix: string) => [
    {
      code: `${prefix}AD`,
      label: adult,
      price: price + extra,
      originalPrice: index % 6 === 5 ? Math.round((price + extra) * 1.2) : null,
      minimum: 0,
    },
    {
      code: `${prefix}CH`,
      label: child,
      price: Math.round((price + extra) * 0.7),
      originalPrice: null,
      minimum: 0,
    },
  ];
  const plain = {
    name: lesson,
    rows:
      index % 9 === 8
        ? [
            ...rows(0, ""),
            { code: "GR", label: group, price: Math.round(price * 0.85), originalPrice: null, minimum: 4 },
          ]
        : rows(0, ""),
  };
  return index % 3 === 1 ? [plain, { name: hire, rows: rows(250, "H") }] : [plain];
}
