import { useNavigateTo, usePageContext, useQueries, useSettings } from "@stays/contract";
import {
  type AccommodationAvailability,
  contentDigits,
  type PersonConfiguration,
  personCount,
} from "@stays/domain";
import { accommodationContentQuery } from "@stays/galaxy";
import { accommodationLink, withCompared } from "@stays/routes";
import { buildStayRequest } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { classNames, FailureNote, Price, Skeleton, StatusText, TextButton } from "@stays/ui";
import { type CardPrice, fromPrice } from "../listing/from-price.ts";
import { explainMissingPrice } from "../listing/results-request.ts";
import { type StoredStay, toStoredStay, visitorData } from "./favourites-store.ts";
import { favouritesTexts } from "./favourites-texts.ts";
import { savedStayQueries } from "./saved-stay.query.ts";
import { mergeFavourites, parseSharedIds, removeSharedFavourites } from "./shared-favourites.ts";
import styles from "./shared-stays.module.css";
import { StayLink } from "./stay-link.tsx";
import lists from "./stay-list.module.css";
import { CompareToggle } from "./stay-toggles.tsx";

/** List of shared favourites with their totals, to open, compare, save or dismiss. */
export function SharedStays() {
  const { t } = useTexts("mf-search");
  const pageContext = usePageContext();
  const { route } = pageContext;
  const ids = parseSharedIds(route.search);
  const navigateTo = useNavigateTo();
  const shared = useSharedStays(ids);
  const search = removeSharedFavourites(route.search);
  const linked = withCompared(search, []);
  const stays = shared.flatMap((one) => (one.kind === "stay" ? [one.stay] : []));
  const isLoading = shared.some((one) => (one.kind === "stay" ? one.total?.kind : one.kind) === "loading");
  const hide = () => navigateTo({ search });
  if (ids.length === 0) return null;

  function saveAll() {
    visitorData.favourites.write(mergeFavourites(visitorData.favourites.read(), stays));
    hide();
  }

  return (
    <section aria-label={t("sharedFavourites")} className={classNames(lists.titled, styles.shared)}>
      <h2 className={lists.title}>{t("sharedFavourites")}</h2>
      <Basis />
      <StatusText hidden>{isLoading && t("sharedLoading")}</StatusText>
      <ul className={classNames(lists.stays, buildStayRequest(pageContext.search) && styles.priced)}>
        {shared.map((one, index) => (
          <li key={ids[index]} className={styles.stay}>
            {one.kind === "stay" && <SharedStayCard stay={one.stay} total={one.total} search={linked} />}
            {one.kind === "loading" && <Skeleton kind="text" width="12rem" />}
            {one.kind === "gone" && <span>{t("sharedGone")}</span>}
            {one.kind === "failed" && (
              <FailureNote message={t("sharedFailed")} busy={one.isRetrying} onRetry={one.retry} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        {stays.length > 0 && <TextButton onClick={saveAll}>{t("saveAll")}</TextButton>}
        <TextButton onClick={hide}>{t("hideShared")}</TextButton>
      </p>
    </section>
  );
}

/** Dates and guests of the totals, or why there are none. */
function Basis() {
  const { t } = useTexts(favouritesTexts);
  const { t: ofPage } = useTexts("mf-search");
  const format = useFormat();
  const pageContext = usePageContext();
  const search = buildStayRequest(pageContext.search);
  return (
    <p className={styles.basis}>
      {search
        ? t("basis", {
            dates: format.range(search.start, search.end),
            guests: ofPage("guests", { count: personCount(search.personConfigurations).persons }),
          })
        : ofPage(explainMissingPrice(pageContext))}
    </p>
  );
}

interface SharedStayCardProps {
  readonly stay: StoredStay;
  /** null = no dates. */
  readonly total: SharedTotal | null;
  /** Query string with dates and guests, added to the link. */
  readonly search: string;
}

function SharedStayCard({ stay, total, search }: SharedStayCardProps) {
  const { t } = useTexts(favouritesTexts);
  return (
    <>
      <StayLink stay={stay} search={search} end={<CompareToggle stay={stay} />}>
        {total && <Total total={total} />}
      </StayLink>
      {total?.kind === "failed" && (
        <FailureNote message={t("priceFailed")} busy={total.isRetrying} onRetry={total.retry} />
      )}
    </>
  );
}

function Total({ total }: { readonly total: SharedTotal }) {
  const { t } = useTexts(favouritesTexts);
  const { t: searchText } = useTexts("mf-search");
  const { nights } = useFormat();
  if (total.kind === "loading") return <Skeleton kind="text" width="8rem" />;
  if (total.kind === "unavailable") return <span className={styles.unavailable}>{t("unavailable")}</span>;
  if (total.kind === "failed") return null;
  const { amount, currency, originalAmount, start, end } = total.price;
  return (
    <Price
      amount={amount}
      currency={currency}
      originalAmount={originalAmount}
      from
      basis={searchText("forNights", { count: nights(start, end) })}
      size="small"
    />
  );
}

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
      readonly stay: StoredStay;
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
    return { kind: "stay", stay: toStoredStay(stay, href), total: totals[index] ?? null };
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
