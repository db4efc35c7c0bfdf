import type { SiteSettings } from "@stays/contract";
import { settingsSchema } from "@stays/contract/settings";
import { type InferInput, parse } from "valibot";

/** Replaces parts of the settings; lists are replaced whole. */
export type SettingsOverrides = {
  readonly [Key in keyof SiteSettings]?: SiteSettings[Key] extends readonly unknown[]
    ? SiteSettings[Key]
    : SiteSettings[Key] extends object
      ? Partial<SiteSettings[Key]>
      : SiteSettings[Key];
};

/** A document with values that are not defaults. The schema fills in the rest. */
const document: InferInput<typeof settingsSchema> = {
  language: "en",
  languages: [
    { code: "en", prefix: "en", locale: "en-GB", name: "English" },
    { code: "sv", prefix: "sv", locale: "sv-SE", name: "Svenska" },
    { code: "nb", prefix: "no", locale: "nb-NO", name: "Norsk" },
    { code: "de", prefix: "de", locale: "de-DE", name: "Deutsch" },
  ],
  currency: "SEK",
  name: "Hällefjäll",
  promoCodeActive: true,
  offersActivated: true,
  addonModalActive: true,
  hosts: {
    imageBaseUrl: "https://images.example.com",
    flagUrl: "https://static.example.com/flags/{countryCode}.svg",
  },
  online: { baseUrl: "https://online.example.com" },
  conditions: { freeCancellation: ["Free cancellation until {days} days before arrival."] },
  widget: { token: "tok_demo" },
  search: {
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
    noSearchMode: true,
    multiPropertyNoResultsPage: true,
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
  attributes: { topAttributeIds: [211, 215] },
  upsell: {
    active: true,
    day: { categoryId: 31 },
    tabs: [
      {
        categoryId: 31,
        attributeId: 88,
        tab_title: "Ski school",
        icon: "ski",
        title: "Learn to ski",
        description: { value: "<p>For all ages.</p>" },
      },
    ],
  },
  map: { tileUrl: "https://tiles.example.com/tiles/{z}/{x}/{y}.png", attribution: "Map data contributors" },
};

const example: SiteSettings = parse(settingsSchema, document);

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Complete site settings for tests: the schema's example, with the parts that a test overrides. */
export function settingsFixture(overrides: SettingsOverrides = {}): SiteSettings {
  const changed = Object.entries(overrides).map(([key, value]) => {
    const base: unknown = example[key as keyof SiteSettings];
    return [key, isPlain(base) && isPlain(value) ? { ...base, ...value } : value];
  });
  return { ...example, ...Object.fromEntries(changed) };
}
