import type { InferOutput } from "valibot";
import type { settingsSchema } from "./settings-schema.ts";

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** The site settings of one language, with defaults filled in (ST-01). The schema describes each of them. */
export type SiteSettings = DeepReadonly<InferOutput<typeof settingsSchema>>;

/** A category or an area in a filter. */
export type NamedId = SiteSettings["search"]["categories"][number];
/** A node of the area tree. */
export type GeoNode = SiteSettings["search"]["geoTree"][number];
/** A language of the site. Its `prefix` is the first path segment of every page and every call to Galaxy. */
export type SiteLanguage = SiteSettings["languages"][number];
/** The four sort orders of package lists. */
export type PackageSort = SiteSettings["packages"]["offersSort"];
/** The four variants of the results list. */
export type ResultVariant = SiteSettings["results"]["variant"];
/** The variants of activity lists by day and by category. */
export type ActivityListStyle = SiteSettings["upsell"]["day"]["listStyle"];
/** The five upsell pages; `upselldaypicker` is rendered at route `upsellday`. */
export type UpsellPageType = SiteSettings["upsell"]["pageType"];
/** The defaults and limits of the guest picker (SW-05). */
export type GuestLimits = SiteSettings["guests"];
/** A facility offered as a filter. */
export type FilterSetting = SiteSettings["filters"]["capacitySelects"][number];
/** A tab of the upsell page by category. Its description is HTML, not yet sanitised. */
export type UpsellTab = SiteSettings["upsell"]["tabs"][number];
/** A map tile service besides the site's own; it needs an API key (MP-06). */
export type TileService = SiteSettings["map"]["extraTileServices"][number];
/** A lift or a shop that stays are near to (ruling 174). */
export type MapPlace = SiteSettings["map"]["places"][number];
/** A position of the settings, in degrees; spelled as Galaxy spells it. */
export type SettingsPosition = MapPlace["position"];
