import type { PageHead, SiteSettings } from "@stays/contract";
import { type Content, heroImage, IMAGE_SIZES, imageAddress, type Money, mainFirst } from "@stays/domain";

interface HeadOptions {
  readonly hosts: SiteSettings["hosts"];
  /** A schema.org type: a product has offers, a business makes them. */
  readonly type: "LodgingBusiness" | "Hotel" | "Product";
  /** null = the dates have none, so there is no offer (ruling 61). */
  readonly price: Pick<Money, "amount" | "currency"> | null;
  readonly members: object;
}

/** The head of a page whose item exists: title, description, pictures, and the item as schema.org data. */
export function itemHead(
  { name, content }: { readonly name: string; readonly content: Content },
  { hosts, type, price, members }: HeadOptions,
): PageHead {
  const images = mainFirst(content.images);
  const [main] = images;
  const address = (uri: string) => imageAddress(uri, IMAGE_SIZES.tile, hosts.imageBaseUrl);
  const description = content.introduction ?? undefined;
  return {
    title: name,
    isMissing: false,
    description,
    hero: main && heroImage(main.uri, hosts.imageBaseUrl),
    socialImage: main && address(main.uri),
    structuredData: [
      {
        "@context": "https://schema.org",
        "@type": type,
        name,
        ...(description && { description }),
        ...(images.length > 0 && { image: images.map(({ uri }) => address(uri)) }),
        ...members,
        ...(price && {
          [type === "Product" ? "offers" : "makesOffer"]: {
            "@type": "Offer",
            price: price.amount,
            priceCurrency: price.currency,
            availability: "https://schema.org/InStock",
          },
        }),
      },
    ],
  };
}
