import { type Accommodation, hasPosition, shownPrice, type TravelRating } from "@stays/domain";

type SchemaType = "LodgingBusiness" | "Hotel" | "Product";

/**
 * The schema.org type of a page's item: a hotel or village is a business, a single cabin or room is a
 * product.
 */
export function schemaType({ pageToLoad }: Pick<Accommodation, "pageToLoad">): SchemaType {
  if (pageToLoad === "hotel") return "Hotel";
  return pageToLoad === "village" ? "LodgingBusiness" : "Product";
}

/**
 * The item as schema.org data: name, description, pictures, address, rating if there are reviews, and offers
 * if the dates have prices (ruling 61).
 *
 * @param images absolute URLs
 */
export function structuredData(
  item: Accommodation,
  images: readonly string[],
  rating: TravelRating | null,
): object {
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
