import { nothingFound } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { optionalDigits } from "./input.ts";
import { wirePackage } from "./wire-package.ts";

/** get-content-offer: packages without prices. */
export const getContentOffer: Operation = (galaxy, { query, lang }) => {
  const productId = optionalDigits(query, "productId");
  const packageId = optionalDigits(query, "packageId");
  if (productId !== null && !galaxy.catalogue.stays.has(productId)) return nothingFound;
  const items = galaxy.catalogue.packages
    .filter(
      (offer) =>
        (productId === null || offer.propertyId === productId) &&
        (packageId === null || offer.packageId === packageId),
    )
    .map((offer) => wirePackage(galaxy, offer, null, lang));
  if (packageId !== null && items.length === 0) return nothingFound;
  const parentNames = [...new Set(items.map(({ ParentName }) => ParentName))].sort((left, right) =>
    left.localeCompare(right),
  );
  return { items, parentNames };
};
