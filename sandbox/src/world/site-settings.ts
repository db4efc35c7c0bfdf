import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getToday } from "@stays/days";
import { categories } from "./categories.ts";
import { dayNumber, dayText } from "./day.ts";
import { type Destination, type GeoNode, geoAreaAt, geoAreas } from "./destination.ts";
import { facilityKind } from "./facilities.ts";
import {
  type DestinationLanguage,
  type Localised,
  named,
  textLanguage,
  translate,
  type WorldLanguage,
} from "./localised.ts";
import { pictureUri } from "./pictures.ts";
import { around } from "./random.ts";
import { arrivalPeriods, RESTRICTED_NODE } from "./restricted-arrivals.ts";
import type { Position } from "./stay.ts";
import { villagePosition } from "./villages.ts";

/** Texts by the owner of the site: headings of the upsell pages. */
const words = {
  freeCancellation: {
    en: "Free cancellation until {days} days before arrival.",
    sv: "Fri avbokning fram till {days} dagar före ankomst.",
    no: "Gratis avbestilling inntil {days} dager før ankomst.",
    de: "Kostenlose Stornierung bis {days} Tage vor Anreise.",
  },
  dayHeading: {
    en: "Add something to your days",
    sv: "Fyll dagarna med något extra",
    no: "Fyll dagene med noe ekstra",
    de: "Noch etwas für Ihre Tage",
  },
  dayIntro: {
    en: "There is more to {destination} than your bed.",
    sv: "{destination} är mer än din säng.",
    no: "{destination} er mer enn senga di.",
    de: "{destination} ist mehr als Ihr Bett.",
  },
  snow: { en: "On snow", sv: "På snö", no: "På snø", de: "Im Schnee" },
  nature: { en: "Out in nature", sv: "Ute i naturen", no: "Ute i naturen", de: "In der Natur" },
  wellness: { en: "Warm and well", sv: "Varmt och skönt", no: "Varmt og godt", de: "Warm und wohl" },
  lift: { en: "Lift", sv: "Liften i", no: "Heisen i", de: "Lift" },
  shop: { en: "Shop", sv: "Butiken i", no: "Butikken i", de: "Laden" },
  tabText: {
    en: "<p>Guides who live here, small groups, real weather.</p>",
    sv: "<p>Guider som bor här, små grupper, riktigt väder.</p>",
    no: "<p>Guider som bor her, små grupper, ordentlig vær.</p>",
    de: "<p>Guides von hier, kleine Gruppen, echtes Wetter.</p>",
  },
  transport: {
    en: "Get here and around",
    sv: "Ta dig hit och runt",
    no: "Kom deg hit og rundt",
    de: "Anreise und unterwegs",
  },
  transportText: {
    en: "Leave the car at home.",
    sv: "Låt bilen stå hemma.",
    no: "La bilen stå hjemme.",
    de: "Lassen Sie das Auto zu Hause.",
  },
} satisfies Record<string, Localised>;

interface GeoBranch {
  readonly Id: number;
  readonly Name: string;
  readonly Children: readonly GeoBranch[];
}

const buildBranches = (nodes: readonly GeoNode[], parentId: number | null): GeoBranch[] =>
  nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({ Id: id, Name: name, Children: buildBranches(nodes, id) }));

/**
 * The lift of the first village, and the shop of its area with a stop of the ski bus beside the village. Every page
 * carries the settings, so that the mock names no more.
 */
function mapPlaces(destination: Destination, lang: WorldLanguage) {
  const { id, name, position } = geoAreaAt(destination, 0);
  const village = villagePosition(destination, 0);
  const at = ({ latitude, longitude }: Position) => ({ Latitude: latitude, Longitude: longitude });
  const stop = { position: at(around(village, id, 0.002)), minutes: 6 };
  return [
    {
      name: `${translate(words.lift, lang)} ${name}`,
      kind: "lift",
      position: at(around(village, id + 1, 0.003)),
    },
    { name: `${translate(words.shop, lang)} ${name}`, kind: "shop", position: at(position), skiBus: [stop] },
  ];
}

/** The settings of a destination's own look. */
function buildBrand({ brand }: Destination, origin: string) {
  if (brand === undefined) return {};
  const { folder, logo, colours } = brand;
  const files = `${origin}/images/brand/${folder}`;
  return {
    brand: {
      logo: { ...logo, address: `${files}/logo.svg`, darkAddress: `${files}/logo-dark.svg` },
      favicon: `${files}/icon.svg`,
      colours,
    },
  };
}

/** Returns the site settings of a destination in one language, for a site at `origin`. */
export function siteSettings(
  destination: Destination,
  language: DestinationLanguage,
  origin: string,
  today: number,
) {
  const { name, languages, currency, centre, geoNodes } = destination;
  const lang = textLanguage(language);
  const localised = (text: Localised) => translate(named(text, destination), lang);
  const filter = (attributeId: number) => ({ attributeId, label: localised(facilityKind(attributeId).name) });
  const tab = (categoryId: number, title: Localised, icon: string, style: string) => ({
    categoryId,
    tab_title: localised(title),
    icon,
    style,
    title: localised(title),
    description: { value: localised(words.tabText) },
  });
  return {
    name,
    language: language.prefix,
    languages,
    currency: currency.code,
    promoCodeActive: true,
    offersActivated: true,
    addonModalActive: true,
    hosts: { imageBaseUrl: `${origin}/images`, flagUrl: `${origin}/flags/{countryCode}.svg` },
    online: { baseUrl: `${origin}/online`, basketPath: "/{lang}/basket", addonPath: "/{lang}/addons" },
    widget: { token: "tok_hallefjall", activityPath: "/{lang}/activity/{id}" },
    trip: { checkInFrom: "15:00", checkOutBefore: "11:00" },
    contact: { phone: "+46 10 555 01 23" },
    conditions: { freeCancellation: [localised(words.freeCancellation)] },
    ...buildBrand(destination, origin),
    search: {
      categories: categories.map((category) => ({ Id: category.id, Name: localised(category.name) })),
      hotelCategoryId: 14,
      areas: geoAreas(destination).map((area) => ({ Id: area.id, Name: area.name })),
      geoTree: buildBranches(geoNodes, null),
      noSearchMode: true,
      multiPropertyNoResultsPage: true,
    },
    restrictedCalendar: {
      active: false,
      nodeId: RESTRICTED_NODE,
      arrivalPeriods: arrivalPeriods(today).map(({ first, last }) => ({
        start: dayText(first),
        end: dayText(last),
      })),
    },
    filters: {
      capacitySelects: [603, 372].map(filter),
      booleanCheckboxes: (destination.size?.facilityIds ?? [218, 215, 217, 216, 220, 211, 221, 222]).map(
        filter,
      ),
    },
    upsell: {
      active: true,
      pageType: "upsellday",
      day: { heading: localised(words.dayHeading), intro: localised(words.dayIntro), listStyle: "Card" },
      tabs: [
        tab(31, words.snow, "snowflake", "Card"),
        tab(32, words.nature, "mountain", "TilePhotos"),
        tab(33, words.wellness, "sauna", "CompactList"),
      ],
      recommend: { style: "List", backgroundImage: pictureUri("destination", "winter", "dusk", 0) },
      transport: { heading: localised(words.transport), text: localised(words.transportText) },
    },
    map: {
      zoom: 8,
      centre: { Latitude: centre.latitude, Longitude: centre.longitude },
      tileUrl: `${origin}/tiles/{z}/{x}/{y}.png`,
      attribution: `© ${name}`,
      places: mapPlaces(destination, lang),
    },
  };
}

/** The origin of a site, and the time at which its settings are written. */
interface SettingsSite {
  readonly origin: string;
  readonly timeZone: string;
}

/** Writes one document per language prefix, such as `en.json`; removes those of another destination. */
export function writeSettings(
  folder: string,
  destination: Destination,
  { origin, timeZone }: SettingsSite,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // biome-ignore lint/plugin: a day of the calendar
  const today = dayNumber(getToday(timeZone, new Date())) ?? 0;
  for (const language of destination.languages) {
    const settings = siteSettings(destination, language, origin, today);
    writeFileSync(join(folder, `${language.prefix}.json`), `${JSON.stringify(settings, null, 2)}\n`);
  }
}
