/** The remotes; each is a folder of that name. */
export const remoteNames = [
  "mf-search",
  "mf-property",
  "mf-packages",
  "mf-cart",
  "mf-upsell",
  "mf-transport",
] as const;

export type RemoteName = (typeof remoteNames)[number];

/** A route: its pattern, and the remote and page that it renders. */
export interface RouteEntry {
  /** Path after the language prefix; `{Name?}` is optional. */
  readonly pattern: string;
  readonly remote: RemoteName;
  /** The page module that the remote exposes, without `./`. */
  readonly page: string;
}

/** The route table; 14 of the routes are those of RT-01. */
export const routeTable = {
  stayslist: { pattern: "/stays", remote: "mf-search", page: "results" },
  cabindetail: { pattern: "/stays/cabindetail/{Id}/{Name?}", remote: "mf-property", page: "cabin-detail" },
  village: { pattern: "/stays/village/{Id}/{Name?}", remote: "mf-property", page: "village" },
  cabin: { pattern: "/stays/village/{Id}/{Name}/{DetailId}", remote: "mf-property", page: "cabin" },
  hotel: { pattern: "/stays/hotel/{Id}/{Name?}", remote: "mf-property", page: "hotel" },
  hoteldetail: { pattern: "/stays/hoteldetail/{Id}/{Name?}", remote: "mf-property", page: "hotel-detail" },
  room: { pattern: "/stays/hotel/{Id}/{Name}/{DetailId}", remote: "mf-property", page: "room" },
  packagepage: { pattern: "/stays/package/list/{Id}", remote: "mf-packages", page: "property-packages" },
  packagedetail: {
    pattern: "/stays/package/detail/{Id}/{PackageId}/{Name?}",
    remote: "mf-packages",
    page: "package-detail",
  },
  packagespage: { pattern: "/stays/packages", remote: "mf-packages", page: "all-packages" },
  upsellday: { pattern: "/stays/upsell/days", remote: "mf-upsell", page: "upsell-day" },
  upsellcategory: { pattern: "/stays/upsell/categories", remote: "mf-upsell", page: "upsell-category" },
  upsellrecommend: { pattern: "/stays/upsell/recommend", remote: "mf-upsell", page: "upsell-recommend" },
  upselltransport: { pattern: "/stays/upsell/transport", remote: "mf-transport", page: "transport" },
  trip: { pattern: "/stays/trip", remote: "mf-cart", page: "trip" },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;

/** Whether the address names an item, which may not exist: the status depends on Galaxy. */
export const isItemRoute = (route: RouteName): boolean => routeTable[route].pattern.includes("{Id}");

/** The parameters of a route pattern. Ids are bare digits (RT-07). */
export interface RouteParams {
  readonly id?: string | undefined;
  /** The UrlAlias of the item, or the placeholder word `name` (RT-05). */
  readonly name?: string | undefined;
  readonly detailId?: string | undefined;
  readonly packageId?: string | undefined;
}

export interface RouteMatch {
  readonly language: string;
  readonly name: RouteName;
  readonly params: RouteParams;
  /** With the leading `?`, or empty; in the form of `canonicalSearch`. */
  readonly search: string;
  /**
   * With the leading `#`, or empty. Always empty in a page context: a hash is a position in the page, which does not
   * render again for it.
   */
  readonly hash: string;
}

/** Stands for an unknown name in an address until the page puts the item's UrlAlias there (RT-05, ruling 15). */
export const NAME_PLACEHOLDER = "name";
