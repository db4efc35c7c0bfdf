import {
  definePage,
  type PageContext,
  type PageHead,
  type PageQuery,
  type QueryClient,
} from "@stays/contract";
import { type Accommodation, contentDigits, hasPosition, shownPrice } from "@stays/domain";
import { firstReviewsQuery } from "@stays/galaxy";
import { linkTo } from "@stays/routes";
import { propertySharedTexts } from "@stays/stay-page";
import { itemHead } from "@stays/stay-page/item-head";
import type { Translate } from "@stays/texts";
import type { ComponentType } from "react";
import { texts } from "../../texts/texts.ts";
import { type PropertyDetailsProps, PropertyPage } from "../property/property-page.tsx";
import { propertyQueries } from "../property/property-query.ts";
import { propertySearch } from "../property/property-search.ts";
import { areUnitsUnpriced, findRequestedItem, withPrices } from "../property/use-property.ts";

/** Defines a page of a property. The six pages differ in the details of the item that they show. */
export const definePropertyPage = (Details: ComponentType<PropertyDetailsProps>) =>
  definePage({
    texts: [texts, ...propertySharedTexts],
    queries: pageQueries,
    head: propertyHead,
    Page: () => <PropertyPage Details={Details} />,
  });

/** The queries of a page's context, with that of its prices if it has dates. */
function queriesOf(pageContext: PageContext) {
  const search = propertySearch(pageContext);
  const { prices, ...queries } = propertyQueries(search, pageContext.settings);
  return { ...queries, prices: search.prices && prices(search.prices) };
}

/** The queries of the first view: content and prices start together; the rating needs the content. */
function pageQueries(pageContext: PageContext, data: QueryClient): readonly PageQuery[] {
  const { content, prices, units } = queriesOf(pageContext);
  const priced = prices && data.getQueryState(prices.queryKey);
  const isUnpriced = priced && areUnitsUnpriced({ data: priced.data, isError: priced.status === "error" });
  const rating = ratingQuery(readItem(pageContext, data));
  return [content, ...(prices ? [prices] : []), ...(isUnpriced ? [units] : []), ...(rating ? [rating] : [])];
}

const ratingQuery = (item: Accommodation | null) =>
  item?.referenceId
    ? firstReviewsQuery({ productId: contentDigits(item.id), referenceId: item.referenceId })
    : null;

/** The page's item from the query cache; null = it does not exist or its content is not loaded. */
function readItem(pageContext: PageContext, data: QueryClient): Accommodation | null {
  const queries = queriesOf(pageContext);
  const content = data.getQueryData(queries.content.queryKey)?.accommodations[0];
  if (!content) return null;
  const priced = queries.prices ? data.getQueryData(queries.prices.queryKey) : undefined;
  const { property } = withPrices(content, { data: priced, isError: false });
  return findRequestedItem({ property, content }, propertySearch(pageContext).detailId);
}

/** The head of a property page, from cached answers; until they are loaded, the title is the kind of page. */
export function propertyHead(
  pageContext: PageContext,
  data: QueryClient,
  t: Translate<"mf-property">,
): PageHead {
  const { content, prices } = queriesOf(pageContext);
  const known = data.getQueryData(content.queryKey);
  if (!known) return { title: t("stays") };
  if (known.accommodations.length === 0) return { title: t("missingProperty"), isMissing: true };
  const item = readItem(pageContext, data);
  if (item) return foundHead(item, pageContext, data);
  const arePricesPending = prices && data.getQueryState(prices.queryKey)?.status === "pending";
  const title = t(pageContext.route.name === "room" ? "missingRoom" : "missingCabin");
  return { title, isMissing: arePricesPending ? undefined : true };
}

function foundHead(item: Accommodation, { settings, route }: PageContext, data: QueryClient): PageHead {
  const { position, geoPath } = item.content;
  const query = ratingQuery(item);
  const rating = query && data.getQueryData(query.queryKey);
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
  // The path has no language prefix.
  const own = linkTo("", { route: route.name, params: { ...route.params, name: item.urlAlias } }).slice(1);
  return { ...head, paths: { own } };
}

/** A hotel or village is a business, a single cabin or room is a product. */
function schemaType({ pageToLoad }: Accommodation) {
  if (pageToLoad === "hotel") return "Hotel";
  return pageToLoad === "village" ? "LodgingBusiness" : "Product";
}
