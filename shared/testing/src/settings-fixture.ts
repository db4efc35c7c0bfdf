import type { SiteSettings } from "@stays/contract";

/** Replaces parts of the settings; lists are replaced whole. */
export type SettingsOverrides = {
  readonly [Key in keyof SiteSettings]?: SiteSettings[Key] extends readonly unknown[]
    ? SiteSettings[Key]
    : SiteSettings[Key] extends object
      ? Partial<SiteSettings[Key]>
      : SiteSettings[Key];
};

/** The example of the settings schema, with all defaults and no missing member. */
const example: SiteSettings = {
  language: "en",
  languages: [
    { code: "en", prefix: "en", locale: "en-GB", name: "English" },
    { code: "sv", prefix: "sv", locale: "sv-SE", name: "Svenska" },
    { code: "nb", prefix: "no", locale: "nb-NO", name: "Norsk" },
    { code: "de", prefix: "de", locale: "de-DE", name: "Deutsch" },
  ],
  currency: "SEK",
  name: "Hällefjäll",
  loggedIn: false,
  texts: {},
  promoCodeActive: true,
  offersActivated: true,
  addonModalActive: true,
  hosts: {
    imageBaseUrl: "https://images.example.com",
    flagUrl: "https://static.example.com/flags/{countryCode}.svg",
  },
  online: { baseUrl: "https://online.example.com", basketPath: "/basket", addonPath: "/addons" },
  widget: { token: "tok_demo", display: "button" },
  trip: { checkInFrom: null, checkOutBefore: null },
  search: {
    categoryRequired: false,
    areaRequired: false,
    categories: [
      { Id: 12, Name: "Cabin" },
      { Id: 13, Name: "Cabin village" },
      { Id: 14, Name: "Hotel" },
    ],
    hotelCategoryId: 14,
    areas: [
      { Id: 410, Name: "Fjällbyn" },
      { Id: 420, Name: "Norra" },
    ],
    geoTree: [
      {
        Id: 400,
        Name: "Sälen",
        Children: [
          { Id: 410, Name: "Fjällbyn", Children: [] },
          { Id: 420, Name: "Norra", Children: [] },
        ],
      },
    ],
    defaultSort: "PriorityAgreement-Asc",
    noSearchMode: true,
    multiPropertyNoResultsPage: true,
  },
  guests: {
    defaultAdults: 1,
    defaultChildren: 0,
    defaultRooms: 1,
    maxAdults: 10,
    maxChildren: 5,
    maxChildAge: 18,
    maxRooms: 20,
    maxRoomsHotelMode: 1,
  },
  calendar: { searchLimitMonths: 6, earliestArrival: null },
  restrictedCalendar: { active: false, nodeId: null, arrivalPeriods: [] },
  results: {
    variant: "Tile",
    detailLinks: {
      village: "/stays/village/{Id}/{Name}",
      cabin: "/stays/village/{Id}/{Name}/{DetailId}",
      cabindetail: "/stays/cabindetail/{Id}/{Name}",
      hotel: "/stays/hotel/{Id}/{Name}",
      room: "/stays/hotel/{Id}/{Name}/{DetailId}",
      hoteldetail: "/stays/hoteldetail/{Id}/{Name}",
    },
  },
  filters: {
    capacitySelects: [
      { attributeId: 372, label: "Beds" },
      { attributeId: 603, label: "Bedrooms" },
    ],
    booleanCheckboxes: [
      { attributeId: 211, label: "Wi-Fi" },
      { attributeId: 215, label: "Sauna" },
    ],
  },
  village: { defaultListComponent: "VillageList", groupListComponents: {} },
  attributes: { topAttributeIds: [211, 215], maxTop: 4, maxTopHotelRoomCard: 5, maxTopVillage: 5 },
  video: { allowedHosts: ["www.youtube.com", "player.vimeo.com"] },
  packages: { listLayout: "tile", supplierFilterType: "Select", offersSort: "Name-Asc" },
  upsell: {
    active: true,
    pageType: "upsellday",
    day: {
      heading: null,
      intro: null,
      listStyle: "Card",
      categoryId: 31,
      attributeId: null,
      geoId: null,
    },
    tabs: [
      {
        categoryId: 31,
        attributeId: 88,
        tab_title: "Ski school",
        icon: "ski",
        style: "Card",
        title: "Learn to ski",
        description: { value: "<p>For all ages.</p>" },
      },
    ],
    recommend: { style: "List", backgroundImage: null },
    transport: { heading: null, text: null },
    silentFailures: false,
    inlineFailures: false,
  },
  appearance: "system",
  telemetry: { endpoint: null },
  offline: true,
  map: {
    zoom: 5,
    centre: { Latitude: 62, Longitude: 18 },
    maxZoom: 18,
    singlePropertyZoom: 17,
    tileUrl: "https://tiles.example.com/tiles/{z}/{x}/{y}.png",
    attribution: "Map data contributors",
    extraTileServices: [],
    places: [],
  },
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function merged(base: unknown, overrides: unknown): unknown {
  if (!isPlain(base) || !isPlain(overrides)) return overrides;
  const keys = new Set([...Object.keys(base), ...Object.keys(overrides)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, key in overrides ? merged(base[key], overrides[key]) : base[key]]),
  );
}

/** Complete site settings for tests: the schema's example, with the parts that a test overrides. */
export function settingsFixture(overrides: SettingsOverrides = {}): SiteSettings {
  return merged(example, overrides) as SiteSettings;
}
