import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import {
  type Accommodation,
  contentDigits,
  hasPosition,
  heroImage,
  IMAGE_SIZES,
  imageAddress,
  mainFirst,
  shownPrice,
  type TravelRating,
} from "@stays/domain";
import { accommodationContentQuery, accommodationQuery, travelRatingQuery } from "@stays/galaxy";
import { linkTo, type RouteMatch } from "@stays/routes";
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
  const { imageBaseUrl } = settings.hosts;
  const images = mainFirst(item.content.images);
  const [main] = images;
  const address = (uri: string) => imageAddress(uri, IMAGE_SIZES.tile, imageBaseUrl);
  const rating = item.referenceId
    ? data.getQueryData(
        travelRatingQuery({ productId: contentDigits(item.id), referenceId: item.referenceId }).queryKey,
      )
    : undefined;
  const pictures = images.map(({ uri }) => address(uri));
  return {
    title: item.name,
    isMissing: false,
    description: item.content.introduction ?? undefined,
    paths: { own: pathNamed(route, item.urlAlias) },
    hero: main && heroImage(main.uri, imageBaseUrl),
    socialImage: main && address(main.uri),
    structuredData: [structuredData(item, pictures, rating ?? null)],
  };
}

type SchemaType = "LodgingBusiness" | "Hotel" | "Product";

/**
 * The schema.org type of a page's item: a hotel or village is a business, a single cabin or room is a
 * product.
 */
function schemaType({ pageToLoad }: Pick<Accommodation, "pageToLoad">): SchemaType {
  if (pageToLoad === "hotel") return "Hotel";
  return pageToLoad === "village" ? "LodgingBusiness" : "Product";
}

/**
 * The item as schema.org data: name, description, pictures, address, rating if there are reviews, and offers
 * if the dates have prices (ruling 61).
 *
 * @param images absolute URLs
 */
function structuredData(item: Accommodation, images: readonly string[], rating: TravelRating | null): object {
  const { position, introduction, geoPath } = item.content;
  const type = schemaType(item);
  const best = shownPrice(item.products);
  return {
    "@context": "https://schema.org",
    // The id merges this node with the rating when that is known only after the head is sent.
    "@id": "#stay",
    "@type": type,
    ...(type === "Product" && { additionalType: "https://schema.org/Accommodation" }),
    name: item.name,
    ...(introduction && { description: introduction }),
    ...(images.length > 0 && { image: images }),
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
    ...(best && {
      [type === "Product" ? "offers" : "makesOffer"]: {
        "@type": "Offer",
        price: best.product.price.amount,
        priceCurrency: best.product.price.currency,
        availability: "https://schema.org/InStock",
      },
    }),
  };
}
