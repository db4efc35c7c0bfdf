import { usePageContext, useReplaceSearch } from "@stays/contract";
import { personCount } from "@stays/domain";
import { withCompared } from "@stays/routes";
import { buildStayRequest } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { classNames, FailureNote, Price, Skeleton, StatusText, TextButton, usePartTexts } from "@stays/ui";
import { unpricedReason } from "../listing/unpriced-reason.ts";
import { memoryTexts } from "./memory-texts.ts";
import { sharedIds, withAll, withoutShared } from "./shared-favourites.ts";
import styles from "./shared-stays.module.css";
import { StayLink } from "./stay-link.tsx";
import lists from "./stay-list.module.css";
import { CompareToggle } from "./stay-toggles.tsx";
import { type SharedTotal, useSharedStays } from "./use-shared-stays.ts";
import { memory, type RememberedStay } from "./visitor-memory.ts";

/** List of shared favourites with their totals, to open, compare, save or dismiss. */
export function SharedStays() {
  const { t } = useTexts("mf-search");
  const pageContext = usePageContext();
  const { route } = pageContext;
  const ids = sharedIds(route.search);
  const replace = useReplaceSearch();
  const shared = useSharedStays(ids);
  const search = withoutShared(route.search);
  const linked = withCompared(search, []);
  const stays = shared.flatMap((one) => (one.kind === "stay" ? [one.stay] : []));
  const isLoading = shared.some((one) => (one.kind === "stay" ? one.total?.kind : one.kind) === "loading");
  const hide = () => replace(search);
  if (ids.length === 0) return null;

  function saveAll() {
    memory.favourites.write(withAll(memory.favourites.read(), stays));
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
  const t = usePartTexts("memory", memoryTexts);
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
        : ofPage(unpricedReason(pageContext))}
    </p>
  );
}

interface SharedStayCardProps {
  readonly stay: RememberedStay;
  /** null = no dates. */
  readonly total: SharedTotal | null;
  /** Query string with dates and guests, added to the link. */
  readonly search: string;
}

/** A shared stay with its total for the dates of the address. */
function SharedStayCard({ stay, total, search }: SharedStayCardProps) {
  const t = usePartTexts("memory", memoryTexts);
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
  const t = usePartTexts("memory", memoryTexts);
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
