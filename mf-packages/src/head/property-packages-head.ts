import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import { accommodationContentQuery } from "@stays/galaxy";
import type { Translate } from "@stays/texts";
import { packageSearch } from "../search/package-search.ts";

/** The head of the packages of one property: `All packages at {property}`. */
export function propertyPackagesHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-packages">,
): PageHead {
  const productId = packageSearch(pageContext).propertyId ?? "";
  const known = data.getQueryData(accommodationContentQuery({ productId }).queryKey);
  if (!known) return { title: t("packages") };
  const [property] = known.accommodations;
  if (!property) return { title: t("missingProperty"), isMissing: true };
  return { title: t("allPackagesAt", { property: property.name }), isMissing: false };
}
