import type { PageToLoad, StaySort } from "@stays/domain";

/** A category or an area in a filter. */
export interface NamedId {
  readonly Id: number;
  readonly Name: string;
}

/** A node of the area tree. */
export interface GeoNode extends NamedId {
  readonly Children: readonly GeoNode[];
}

/** A language of the site. Its `prefix` is the first path segment of every page and every call to Galaxy. */
export interface SiteLanguage {
  readonly code: string;
  readonly prefix: string;
  readonly locale: string;
  readonly name: string;
}

/** The four sort orders of package lists. */
export type PackageSort = "Price-Asc" | "Price-Desc" | "Name-Asc" | "Name-Desc";
/** The four variants of the results list. */
export type ResultVariant = "Tile" | "List" | "Standard" | "StandardCompact";
/** The variants of activity lists by day and by category. */
export type ActivityListStyle = "Card" | "CompactList" | "TilePhotos";
/** The five upsell pages; `upselldaypicker` is rendered at route `upsellday`. */
export type UpsellPageType =
  | "upsellday"
  | "upselldaypicker"
  | "upsellcategory"
  | "upsellrecommend"
  | "upselltransport";

/** The defaults and limits of the guest picker (SW-05). */
export interface GuestLimits {
  readonly defaultAdults: number;
  readonly defaultChildren: number;
  readonly defaultRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** In years. */
  readonly maxChildAge: number;
  readonly maxRooms: number;
  readonly maxRoomsHotelMode: number;
}

/** A facility offered as a filter. */
export interface FilterSetting {
  readonly attributeId: number;
  readonly label: string;
}

/** A tab of the upsell page by category. */
export interface UpsellTab {
  readonly categoryId: number;
  readonly attributeId: number | null;
  readonly tab_title: string;
  readonly icon: string | null;
  readonly style: ActivityListStyle;
  readonly title: string | null;
  /** HTML, not yet sanitised. */
  readonly description: { readonly value: string };
}

/** A map tile service besides the site's own; it needs an API key (MP-06). */
export interface TileService {
  readonly name: string;
  readonly url: string;
  readonly key: string | null;
}

/** A position of the settings, in degrees; spelled as Galaxy spells it. */
export interface SettingsPosition {
  readonly Latitude: number;
  readonly Longitude: number;
}

/** A lift or a shop that stays are near to (ruling 174). */
export interface MapPlace {
  /** In the language of the settings. */
  readonly name: string;
  readonly kind: "lift" | "shop";
  readonly position: SettingsPosition;
  /** Stops of the ski bus to the place, with the minutes of the ride. */
  readonly skiBus: readonly { readonly position: SettingsPosition; readonly minutes: number }[];
}

/**
 * The site settings of one language, with defaults filled in (ST-01). Member names are those of
 * `host/settings/site-settings.schema.json`, which describes each of them.
 */
export interface SiteSettings {
  readonly language: string;
  readonly languages: readonly SiteLanguage[];
  readonly currency: string;
  readonly name: string;
  readonly loggedIn: boolean;
  readonly texts: Readonly<Record<string, string>>;
  readonly promoCodeActive: boolean;
  readonly offersActivated: boolean;
  readonly addonModalActive: boolean;
  readonly hosts: { readonly imageBaseUrl: string; readonly flagUrl: string };
  readonly online: { readonly baseUrl: string; readonly basketPath: string; readonly addonPath: string };
  readonly widget: {
    readonly token: string | null;
    readonly display: string;
    /** Missing in hosts that do not know this setting. */
    readonly activityPath?: string | null;
  };
  /** Missing in hosts without the route `trip`: they have no page to link to. */
  readonly trip?: {
    /** HH:mm; null = the destination does not say. */
    readonly checkInFrom: string | null;
    readonly checkOutBefore: string | null;
  };
  readonly search: {
    readonly categoryRequired: boolean;
    readonly areaRequired: boolean;
    readonly categories: readonly NamedId[];
    readonly hotelCategoryId: number | null;
    readonly areas: readonly NamedId[];
    readonly geoTree: readonly GeoNode[];
    readonly defaultSort: StaySort;
    readonly noSearchMode: boolean;
    readonly multiPropertyNoResultsPage: boolean;
  };
  readonly guests: GuestLimits;
  readonly calendar: { readonly searchLimitMonths: number; readonly earliestArrival: string | null };
  readonly restrictedCalendar: {
    readonly active: boolean;
    readonly nodeId: number | null;
    readonly arrivalPeriods: readonly { readonly start: string; readonly end: string }[];
  };
  readonly results: {
    readonly variant: ResultVariant;
    readonly detailLinks: Readonly<Partial<Record<PageToLoad, string>>>;
  };
  readonly filters: {
    readonly capacitySelects: readonly FilterSetting[];
    readonly booleanCheckboxes: readonly FilterSetting[];
  };
  readonly village: {
    readonly defaultListComponent: "VillageList" | ResultVariant;
    readonly groupListComponents: Readonly<Record<string, "VillageList" | ResultVariant>>;
  };
  readonly attributes: {
    readonly topAttributeIds: readonly number[];
    readonly maxTop: number;
    readonly maxTopHotelRoomCard: number;
    readonly maxTopVillage: number;
  };
  readonly video: { readonly allowedHosts: readonly string[] };
  readonly packages: {
    readonly listLayout: "tile" | "photo" | "standard" | "list";
    readonly supplierFilterType: "Select" | "Button";
    readonly offersSort: PackageSort;
  };
  readonly upsell: {
    readonly active: boolean;
    readonly pageType: UpsellPageType;
    readonly day: {
      readonly heading: string | null;
      readonly intro: string | null;
      readonly listStyle: ActivityListStyle;
      readonly categoryId: number | null;
      readonly attributeId: number | null;
      readonly geoId: number | null;
    };
    readonly tabs: readonly UpsellTab[];
    readonly recommend: {
      readonly style: "List" | "Card" | "CompactList" | "Photo";
      readonly backgroundImage: string | null;
    };
    readonly transport: { readonly heading: string | null; readonly text: string | null };
    /** True = a failed add of an activity or a transport shows no message (ruling 41). */
    readonly silentFailures: boolean;
    /** @deprecated The name of `silentFailures` from 2026-11-22 to 2026-11-25. */
    readonly inlineFailures: boolean;
  };
  readonly map: {
    readonly zoom: number;
    readonly centre: { readonly Latitude: number; readonly Longitude: number };
    readonly maxZoom: number;
    readonly singlePropertyZoom: number;
    readonly tileUrl: string;
    readonly attribution: string;
    readonly extraTileServices: readonly TileService[];
    /** Missing in hosts that do not know this setting. */
    readonly places?: readonly MapPlace[];
  };
  /** Light or dark as the visitor's system asks, or always light. */
  readonly appearance: "system" | "light";
  /** Address of an OpenTelemetry collector; null = no measurements, nothing is sent. */
  readonly telemetry: { readonly endpoint: string | null };
  /** Whether browsers store visited pages for a lost connection. */
  readonly offline: boolean;
}
