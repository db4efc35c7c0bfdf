import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import { type Accommodation, contentDigits, hasPosition, shownPrice } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery, travelRatingQuery } from "@stays/galaxy";
import { linkTo, type RouteMatch } from "@stays/routes";
import { itemHead } from "@stays/stay-page/item-head";
import type { Translate } from "@stays/texts";
import { propertySearch } from "../property/property-search.ts";
import { shownItem } from "../property/shown-item.ts";

/** Text keys of the title when the item does not exist. */
const missingTitles = { cabin: "missingCabin", room: "missingRoom", property: "missingProperty" } as const;

/**
 * The head of a property page: of the property, or of the cabin or room that the URL names. It reads cached
 * query data; until that is loaded, the title is the kind of page.
 */
export function propertyHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-property">,
): PageHead {
  const { content, prices } = propertySearch(pageContext);
  const known = data.getQueryData(accommodationContentQuery(content).queryKey);
  if (!known) return { title: t("stays") };
  const kind =
    pageContext.route.name === "cabin" || pageContext.route.name === "room"
      ? pageContext.route.name
      : "property";
  if (known.accommodations.length === 0) return { title: t(missingTitles.property), isMissing: true };
  const item = shownItem(pageContext, data);
  if (item) return headOf(item, pageContext, data);
  const arePricesPending =
    prices && data.getQueryState(accommodationQuery(prices).queryKey)?.status === "pending";
  return { title: t(missingTitles[kind]), isMissing: arePricesPending ? undefined : true };
}

/** The path of a page without its language prefix, with a name filled in. */
function pathNamed({ name: route, params }: RouteMatch, name: string): string {
  return linkTo("", { route, params: { ...params, name } }).slice(1);
}

function headOf(item: Accommodation, { settings, route }: PageContext, data: QueryClient): PageHead {
  const { position, geoPath } = item.content;
  const rating = item.referenceId
    ? data.getQueryData(
        travelRatingQuery({ productId: contentDigits(item.id), referenceId: item.referenceId }).queryKey,
      )
    : undefined;
  const type = schemaType(item);
  const head = itemHead(item, {
    hosts: settings.hosts,
    type,
    price: shownPrice(item.products)?.product.price ?? null,
    members: {
      // The id merges this node with the rating when that is known only after the head is sent.
      "@id": "#stay",
      ...(type === "Product" && { additionalType: "https://schema.org/Accommodation" }),
      ...(geoPath && { address: geoPath }),
      ...(hasPosition(position) && {
        geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
      }),
      ...(rating &&
        rating.summary.ratingCount > 0 && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.summary.rating,
            bestRating: rating.summary.ratingMax,
            ratingCount: rating.summary.ratingCount,
          },
        }),
    },
  });
  return { ...head, paths: { own: pathNamed(route, item.urlAlias) } };
}

/**
 * The schema.org type of a page's item: a hotel or village is a business, a single cabin or room is a
 * product.
 */
function schemaType({ pageToLoad }: Pick<Accommodation, "pageToLoad">) {
  if (pageToLoad === "hotel") return "Hotel";
  return pageToLoad === "village" ? "LodgingBusiness" : "Product";
}
