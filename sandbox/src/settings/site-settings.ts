import { categories } from "../world/categories.ts";
import { dayText } from "../world/day.ts";
import { facilityKind } from "../world/facility-catalogue.ts";
import { geoAreas, geoNodes } from "../world/geo.ts";
import { type Localised, textIn, type WorldLanguage } from "../world/localised.ts";
import { pictureUri } from "../world/pictures.ts";
import { arrivalPeriods, RESTRICTED_NODE } from "../world/restricted-arrivals.ts";
import { words } from "./words.ts";

const languages = [
  { code: "en", prefix: "en", locale: "en-GB", name: "English" },
  { code: "sv", prefix: "sv", locale: "sv-SE", name: "Svenska" },
  { code: "nb", prefix: "no", locale: "nb-NO", name: "Norsk" },
  { code: "de", prefix: "de", locale: "de-DE", name: "Deutsch" },
];

interface GeoBranch {
  readonly Id: number;
  readonly Name: string;
  readonly Children: readonly GeoBranch[];
}

const branchesOf = (parentId: number | null): GeoBranch[] =>
  geoNodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({ Id: id, Name: name, Children: branchesOf(id) }));

/** The site settings of the destination in one language, for a site at `origin`. */
export function siteSettings(origin: string, lang: WorldLanguage, today: number) {
  const say = (text: Localised) => textIn(text, lang);
  const filter = (attributeId: number) => ({ attributeId, label: say(facilityKind(attributeId).name) });
  const tab = (categoryId: number, title: Localised, icon: string, style: string) => ({
    categoryId,
    tab_title: say(title),
    icon,
    style,
    title: say(title),
    description: { value: say(words.tabText) },
  });
  return {
    name: "Hällefjäll",
    language: lang,
    languages,
    currency: "SEK",
    promoCodeActive: true,
    offersActivated: true,
    addonModalActive: true,
    hosts: { imageBaseUrl: `${origin}/images`, flagUrl: `${origin}/flags/{countryCode}.svg` },
    online: { baseUrl: `${origin}/online`, basketPath: "/{lang}/basket", addonPath: "/{lang}/addons" },
    widget: { token: "tok_hallefjall" },
    search: {
      categories: categories.map(({ id, name }) => ({ Id: id, Name: say(name) })),
      hotelCategoryId: 14,
      areas: geoAreas.map(({ id, name }) => ({ Id: id, Name: name })),
      geoTree: branchesOf(null),
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
      booleanCheckboxes: [218, 215, 217, 216, 220, 211, 221, 222].map(filter),
    },
    upsell: {
      active: true,
      pageType: "upsellday",
      day: { heading: say(words.dayHeading), intro: say(words.dayIntro), listStyle: "Card" },
      tabs: [
        tab(31, words.snow, "snowflake", "Card"),
        tab(32, words.nature, "mountain", "TilePhotos"),
        tab(33, words.wellness, "sauna", "CompactList"),
      ],
      recommend: { style: "List", backgroundImage: pictureUri("destination", "recommend", "winter", "dusk") },
      transport: { heading: say(words.transport), text: say(words.transportText) },
    },
    map: {
      zoom: 8,
      centre: { Latitude: 61.74, Longitude: 13.16 },
      tileUrl: `${origin}/tiles/{z}/{x}/{y}.png`,
      attribution: "© Hällefjäll",
    },
  };
}
