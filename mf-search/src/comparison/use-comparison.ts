import { usePageContext, useQueries } from "@stays/contract";
import { contentDigits } from "@stays/domain";
import { travelRatingQuery } from "@stays/galaxy";
import { savedStayQueries } from "../favourites/saved-stay.query.ts";
import { type ComparisonColumn, comparisonColumn } from "./comparison-column.ts";
import { comparedContentQuery, listComparedProperties, parsePropertyId } from "./comparison-ids.ts";

/** A column, and the function that repeats the failed requests of its stay. */
export type ShownColumn = ComparisonColumn & { readonly retry: () => void };

/**
 * Returns the compared stays. Each property has its own requests, so that an unavailable one does not hide the
 * others.
 */
export function useComparison(ids: readonly string[]): readonly ShownColumn[] {
  const pageContext = usePageContext();
  const { persons } = pageContext.search;
  const properties = listComparedProperties(ids);
  const contents = useQueries({ queries: properties.map(comparedContentQuery) });
  const prices = useQueries({ queries: savedStayQueries(pageContext, properties) });
  const rated = contents.flatMap(({ data }) => {
    const property = data?.accommodations[0];
    return property?.referenceId ? [{ id: property.id, referenceId: property.referenceId }] : [];
  });
  const ratings = useQueries({
    queries: rated.map(({ id, referenceId }) =>
      travelRatingQuery({ productId: contentDigits(id), referenceId }),
    ),
  });
  return ids.map((id) => {
    const index = properties.indexOf(parsePropertyId(id));
    const content = contents[index];
    const price = prices[index] ?? null;
    const rating = ratings[rated.findIndex((one) => one.id === parsePropertyId(id))];
    const answers = { content: content ?? { isError: false }, prices: price, rating: rating?.data };
    return {
      ...comparisonColumn(id, answers, persons),
      retry: () => {
        for (const query of [content, price]) if (query?.isError) void query.refetch();
      },
    };
  });
}
