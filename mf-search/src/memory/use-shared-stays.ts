import { usePageContext, useQueries, useSettings } from "@stays/contract";
import { type AccommodationAvailability, contentDigits, type PersonConfiguration } from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import { accommodationLink } from "@stays/routes";
import { type CardPrice, fromPrice } from "../listing/from-price.ts";
import { savedStayQueries } from "./saved-stay.query.ts";
import { type RememberedStay, rememberedStay } from "./visitor-memory.ts";

/** A part that can fail on its own and be requested again. */
interface Retryable {
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** State of the total of a shared stay. */
export type SharedTotal =
  | SavedTotal
  | { readonly kind: "loading" }
  | ({ readonly kind: "failed" } & Retryable);

/** State of one shared id. */
export type SharedStay =
  | {
      readonly kind: "stay";
      readonly stay: RememberedStay;
      /** null = the address has no dates that can be priced. */
      readonly total: SharedTotal | null;
    }
  | { readonly kind: "loading" | "gone" }
  | ({ readonly kind: "failed" } & Retryable);

/**
 * Fetches the stays of a shared link and their totals, one request each, so that an unavailable stay does not
 * hide the others.
 */
export function useSharedStays(ids: readonly string[]): readonly SharedStay[] {
  const pageContext = usePageContext();
  const { detailLinks } = useSettings().results;
  const { persons } = pageContext.search;
  const contents = useQueries({
    queries: ids.map((id) => accommodationContentQuery({ productId: contentDigits(id) })),
  });
  const prices = useQueries({ queries: savedStayQueries(pageContext, ids) });

  const totals = prices.map(({ data, isError, isFetching, refetch }): SharedTotal => {
    if (isError) return { kind: "failed", isRetrying: isFetching, retry: () => void refetch() };
    return data ? savedTotal(data, persons) : { kind: "loading" };
  });
  return contents.map(({ data, isError, isFetching, refetch }, index): SharedStay => {
    if (isError) return { kind: "failed", isRetrying: isFetching, retry: () => void refetch() };
    if (!data) return { kind: "loading" };
    const [stay] = data.accommodations;
    if (!stay) return { kind: "gone" };
    const href = accommodationLink(pageContext.route.language, stay, detailLinks);
    return { kind: "stay", stay: rememberedStay(stay, href), total: totals[index] ?? null };
  });
}

/** Total of a saved stay: its lowest price, or why there is none. */
type SavedTotal = { readonly kind: "price"; readonly price: CardPrice } | { readonly kind: "unavailable" };

/**
 * Returns the lowest total of a saved stay from the search for it. That answer has every rate of the stay, while
 * a list has the lowest one only (wire decision 6).
 */
function savedTotal(
  { accommodations: [stay] }: AccommodationAvailability,
  rooms: readonly PersonConfiguration[],
): SavedTotal {
  const products = [...(stay?.products ?? [])].sort((one, other) => one.price.amount - other.price.amount);
  const price = fromPrice({ products }, rooms);
  return price ? { kind: "price", price } : { kind: "unavailable" };
}
