import type { RouteMatch } from "@stays/routes";
import type { Namespace, TextsDefinition, Translate } from "@stays/texts";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { SiteSettings } from "./site-settings.ts";
import type { SlotName, SlotProps } from "./slots.ts";
import type { ResolvedSearch } from "./stay-search.ts";

/** The input of a page: route, search, settings and day. It is the same on the server and in the browser. */
export interface PageContext {
  readonly route: RouteMatch;
  /** The search in the query string of `route`. */
  readonly search: ResolvedSearch;
  readonly settings: SiteSettings;
  /** The destination's day at the time of the request, YYYY-MM-DD. */
  readonly today: string;
}

/** An image to preload: the expected largest contentful paint. */
export interface HeroImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** The path of an item's page, without the language prefix. */
export interface ItemPaths {
  /** With the item's name in the page's language: the canonical path. */
  readonly own: string;
}

/** The contents of a page's `<head>`. */
export interface PageHead {
  /** Title without the destination's name; the host appends it. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly hero?: HeroImage | undefined;
  /** Path of an item whose address contains its name; missing = the requested path. */
  readonly paths?: ItemPaths | undefined;
  /**
   * Query with its `?` that is part of what a shared link shows, such as compared stays; missing = none. The
   * canonical address has no query.
   */
  readonly sharedSearch?: string | undefined;
  /** Absolute address of the image for shared links. */
  readonly socialImage?: string | undefined;
  /** schema.org objects, rendered as JSON-LD (ruling 61). */
  readonly structuredData?: readonly object[] | undefined;
  /**
   * True when the item of the address does not exist: the server answers 404 (ruling 59). False when it
   * exists; missing while that is unknown. The server waits for the answer before it sends anything.
   */
  readonly isMissing?: boolean | undefined;
}

/** The part of TanStack's query options that the host needs to start a request. */
export interface PageQuery {
  readonly queryKey: readonly unknown[];
}

/** The remote's own texts first, then those of shared packages that it renders, such as the map's. */
type TextsList<Name extends string> = readonly [TextsDefinition<Name>, ...TextsDefinition[]];

/**
 * A page. It must be renderable on the server: no browser object, no clock and no random value at import or during
 * render.
 */
export interface PageDefinition<Name extends string = string> {
  readonly texts: TextsList<Name>;
  /**
   * All requests of the page's first view. The host starts them together and dehydrates their data. It calls
   * this again after each answer, so that a request may depend on an answer; it does not repeat known
   * requests.
   *
   * @param data the page's query client, read-only
   */
  queries(pageContext: PageContext, data: QueryClient): readonly PageQuery[];
  /**
   * @param data the page's query client; `head` reads answers of `queries` and starts no request
   * @param t translates a key of the page's own texts
   */
  head(pageContext: PageContext, data: QueryClient, t: Translate<Name>): PageHead;
  /** It has no props: its input comes from the host services and the queries. */
  readonly Page: ComponentType;
}

/** A slot: a component that other remotes render by its name. */
export interface SlotDefinition<Props extends object> {
  readonly texts: TextsList<string>;
  readonly Slot: ComponentType<Props>;
}

/**
 * Defines a page; its module exports the result as `page`. The build writes the contract's version beside the module,
 * into `release.json`.
 */
export const definePage = <Name extends Namespace>(page: PageDefinition<Name>): PageDefinition => page;

/** Defines a slot; its module exports the result as `slot`. */
export const defineSlot = <Name extends SlotName>(
  slot: SlotDefinition<SlotProps[Name]>,
): SlotDefinition<SlotProps[Name]> => slot;
