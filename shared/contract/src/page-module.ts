import type { QueryClient } from "@stays/query";
import type { Place } from "@stays/routes";
import type { ComponentType } from "react";
import type { SiteSettings } from "./site-settings.ts";

/** What a page is asked for: where, under which settings, on which day. Same on the server and in the browser. */
export interface Visit {
  readonly place: Place;
  readonly settings: SiteSettings;
  /** The destination's day of the request, YYYY-MM-DD. */
  readonly today: string;
}

/** A picture worth fetching before anything else: the one that will be the largest paint. */
export interface HeroImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** The addresses of an item, each the path after the language prefix. */
export interface ItemPaths {
  /** With its name in the page's language: the one to be known by. */
  readonly own: string;
  /** For the other languages, whose name for it is not known here. */
  readonly elsewhere: string;
}

/** What stands in the head of a page. */
export interface PageHead {
  /** Without the destination's name, which the host adds. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly hero?: HeroImage | undefined;
  /** Where an item's name is part of the address; the address that was asked for when left out. */
  readonly paths?: ItemPaths | undefined;
  /** Absolute address of the picture shown where the page is shared. */
  readonly socialImage?: string | undefined;
  /** schema.org objects, written as JSON-LD (ruling 61). */
  readonly structuredData?: readonly object[] | undefined;
  /**
   * True when the item of the address does not exist: the page is answered with 404 (ruling 59). False when it does;
   * left out while that is not known, for which the host waits before it sends anything.
   */
  readonly isMissing?: boolean | undefined;
}

/** The part of TanStack's query options that the host reads to start a request. */
export interface PageQuery {
  readonly queryKey: readonly unknown[];
}

/** The texts of an app, one module per language code; the host loads the visitor's only. */
export type PageTexts = Readonly<
  Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>
>;

/** Texts with the namespace that `useTexts` finds them by. */
export interface NamedTexts {
  readonly namespace: string;
  readonly load: PageTexts;
}

/**
 * What a remote exposes for each page, as named exports of the exposed module. It must be renderable on the server:
 * no browser object, no time and no random value at import or during render.
 */
export interface PageModule {
  /** The contract version that the page was written to. */
  readonly contract: number;
  /** Takes no props: everything comes from the host services and the queries. */
  readonly Page: ComponentType;
  /**
   * All requests of the page's first view. The host starts them together and dehydrates their data. After each answer it
   * calls this again, so that a request may depend on an answer; the ones it knows are not repeated.
   *
   * @param data the visit's query client, for reading only
   */
  queries(visit: Visit, data: QueryClient): readonly PageQuery[];
  /**
   * @param data the visit's query client: `head` reads what `queries` have fetched, and starts nothing
   * @param t translates a key of the page's own texts
   */
  head(
    visit: Visit,
    data: QueryClient,
    t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
  ): PageHead;
  /** The remote's own texts; the namespace is its name. */
  readonly texts: NamedTexts;
  /** Texts of the shared packages that it shows, such as the map's. */
  readonly sharedTexts?: readonly NamedTexts[];
}

/** What a remote exposes for each slot. */
export interface SlotModule<Props extends object> {
  readonly contract: number;
  readonly Slot: ComponentType<Props>;
  readonly texts: NamedTexts;
  readonly sharedTexts?: readonly NamedTexts[];
}
