import { type Accommodation, isPlaced, shownPrice, type TravelRating } from "@stays/domain";

type SchemaType = "LodgingBusiness" | "Hotel" | "Product";

/** What schema.org calls a page's item: hotels and villages are businesses, a single cabin or room is sold. */
export function schemaType({ pageToLoad }: Pick<Accommodation, "pageToLoad">): SchemaType {
  if (pageToLoad === "hotel") return "Hotel";
  return pageToLoad === "village" ? "LodgingBusiness" : "Product";
}

/**
 * The item in the words of schema.org: name, description, pictures, place, rating when there are reviews, offers when
 * dates give prices (ruling 61).
 *
 * @param images absolute addresses
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
    // One node, also where its rating is known only after the head has been sent.
    "@id": "#stay",
    "@type": type,
    ...(type === "Product" && { additionalType: "https://schema.org/Accommodation" }),
    name: item.name,
    ...(introduction && { description: introduction }),
    ...(images.length > 0 && { image: images }),
    ...(geoPath && { address: geoPath }),
    ...(isPlaced(position) && {
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
