import type { InferOutput } from "valibot";
import type { settingsSchema } from "./settings-schema.ts";

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

type Known = DeepReadonly<InferOutput<typeof settingsSchema>>;

/** Members that hosts of before this setting do not have. */
type Newer<Group, Key extends keyof Group> = Omit<Group, Key> & { readonly [Name in Key]?: Group[Name] };

/** The site settings of one language, with defaults filled in (ST-01). The schema describes each of them. */
export interface SiteSettings extends Omit<Known, "trip" | "widget" | "map" | "upsell"> {
  readonly trip?: Known["trip"];
  readonly widget: Newer<Known["widget"], "activityPath">;
  readonly map: Newer<Known["map"], "places">;
  readonly upsell: Known["upsell"] & {
    /** @deprecated The name of `silentFailures` from 2026-11-22 to 2026-11-25. */
    readonly inlineFailures: boolean;
  };
}

/** A category or an area in a filter. */
export type NamedId = Known["search"]["categories"][number];
/** A node of the area tree. */
export type GeoNode = Known["search"]["geoTree"][number];
/** A language of the site. Its `prefix` is the first path segment of every page and every call to Galaxy. */
export type SiteLanguage = Known["languages"][number];
/** The four sort orders of package lists. */
export type PackageSort = Known["packages"]["offersSort"];
/** The four variants of the results list. */
export type ResultVariant = Known["results"]["variant"];
/** The variants of activity lists by day and by category. */
export type ActivityListStyle = Known["upsell"]["day"]["listStyle"];
/** The five upsell pages; `upselldaypicker` is rendered at route `upsellday`. */
export type UpsellPageType = Known["upsell"]["pageType"];
/** The defaults and limits of the guest picker (SW-05). */
export type GuestLimits = Known["guests"];
/** A facility offered as a filter. */
export type FilterSetting = Known["filters"]["capacitySelects"][number];
/** A tab of the upsell page by category. Its description is HTML, not yet sanitised. */
export type UpsellTab = Known["upsell"]["tabs"][number];
/** A map tile service besides the site's own; it needs an API key (MP-06). */
export type TileService = Known["map"]["extraTileServices"][number];
/** A lift or a shop that stays are near to (ruling 174). */
export type MapPlace = Known["map"]["places"][number];
/** A position of the settings, in degrees; spelled as Galaxy spells it. */
export type SettingsPosition = MapPlace["position"];
