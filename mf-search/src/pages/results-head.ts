import type { PageContext, PageHead, PageQuery, QueryClient } from "@stays/contract";
import {
  type Accommodation,
  countGuests,
  findUnit,
  heroImage,
  IMAGE_SIZES,
  imageAddress,
  mainFirst,
} from "@stays/domain";
import { buildStayRequest } from "@stays/search";
import { areaTitle, buildResultsRequest, mergePages, staysQuery } from "@stays/search/listing";
import { formatFor, type Translate } from "@stays/texts";
import {
  comparedContentQuery,
  listComparedProperties,
  parseComparedIds,
  parsePropertyId,
  parseUnitId,
} from "../comparison/comparison-ids.ts";
import { parseSharedIds } from "../favourites/shared-favourites.ts";
import { sharedLinkSearch } from "../shared-link/shared-link.ts";

/** Most stays that a title names. */
const NAMED = 3;

/** The stays that an address compares, else the favourites that it shares. */
function parseSharedLink({ route: { search } }: PageContext) {
  const compared = parseComparedIds(search);
  if (compared.length > 0) return { title: "comparisonOf", ids: compared } as const;
  return { title: "favouritesOf", ids: parseSharedIds(search) } as const;
}

/** The queries for the names and the picture of a shared link. */
export const sharedStayQueries = (pageContext: PageContext): readonly PageQuery[] =>
  listComparedProperties(parseSharedLink(pageContext).ids.slice(0, NAMED)).map(comparedContentQuery);

/** A shared stay as far as it is loaded. */
function loadedStay(id: string, data: QueryClient): readonly Accommodation[] {
  const property = data.getQueryData(comparedContentQuery(parsePropertyId(id)).queryKey)?.accommodations[0];
  if (!property) return [];
  const unit = parseUnitId(id);
  return [(unit === null ? null : findUnit(property, unit)) ?? property];
}

/** The first stay of the list, which is its largest picture. */
function firstListed(pageContext: PageContext, data: QueryClient): Accommodation | undefined {
  const request = buildResultsRequest(pageContext);
  if (request === null) return undefined;
  const pages = data.getQueryData(staysQuery(request).queryKey)?.pages;
  return mergePages(pages ?? []).stays[0];
}

function buildTitle(pageContext: PageContext, t: Translate<"mf-search">): string {
  const area = areaTitle(pageContext);
  return area === null ? t("stays") : t("staysIn", { area });
}

/** Title, description and picture: of the compared stays or shared favourites, else of the list. */
export function resultsHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-search">,
): PageHead {
  const { settings, route } = pageContext;
  const { imageBaseUrl } = settings.hosts;
  const locale = settings.languages.find(({ prefix }) => prefix === settings.language)?.locale ?? "en";
  const format = formatFor(locale);
  const { title, ids } = parseSharedLink(pageContext);
  const shared = ids.slice(0, NAMED).flatMap((id) => loadedStay(id, data));
  const names = shared.map(({ name }) => name);
  const others = ids.length - names.length;
  const stays = format.list(others > 0 ? [...names, t("others", { count: others })] : names);
  const listed = firstListed(pageContext, data);
  const [image] = mainFirst(listed?.content.images ?? []);
  const [picture] = mainFirst((shared[0] ?? listed)?.content.images ?? []);
  const search = buildStayRequest(pageContext.search);
  const values = {
    ...{ destination: settings.name, stays },
    dates: search ? format.range(search.start, search.end) : "",
    guests: search ? t("guests", { count: countGuests(search.rooms).guests }) : "",
  };
  const isShared = names.length > 0;
  const description = isShared ? "sharedDescription" : "pageDescription";
  return {
    title: isShared ? t(title, { stays }) : buildTitle(pageContext, t),
    description: t(search ? `${description}For` : description, values),
    hero: image && heroImage(image.uri, imageBaseUrl),
    socialImage: picture && imageAddress(picture.uri, IMAGE_SIZES.tile, imageBaseUrl),
    sharedSearch: sharedLinkSearch(route.search),
  };
}
