import type { StayPackage } from "@stays/domain";

/**
 * A package as schema.org data: a product of its supplier, with an offer if the dates have a price
 * (ruling 61).
 *
 * @param images absolute URLs
 */
export function packageStructuredData(
  { name, parentName, content, price }: StayPackage,
  images: readonly string[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    ...(content.introduction && { description: content.introduction }),
    ...(images.length > 0 && { image: images }),
    brand: { "@type": "Brand", name: parentName },
    ...(price && {
      offers: {
        "@type": "Offer",
        price: price.amount,
        priceCurrency: price.currency,
        availability: "https://schema.org/InStock",
      },
    }),
  };
}
