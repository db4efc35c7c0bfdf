import { useNavigateTo, usePageContext } from "@stays/contract";
import { accommodationLink, withCompared } from "@stays/routes";
import { buildStayRequest } from "@stays/search";
import { useTexts } from "@stays/texts";
import { classNames, FailureNote, inline, Skeleton, StatusText, stack, TextButton } from "@stays/ui";
import { comparisonTexts } from "../comparison/comparison-texts.ts";
import { StayTotal, TotalsBasis } from "../comparison/stay-totals.tsx";
import { type ComparedPrice, type LoadedColumn, useStayColumns } from "../comparison/use-comparison.ts";
import { type StoredStay, toStoredStay, visitorData } from "./favourites-store.ts";
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
  const shared = useStayColumns(ids);
  const search = removeSharedFavourites(route.search);
  const linked = withCompared(search, []);
  const { detailLinks } = pageContext.settings.results;
  const toStored = ({ stay }: LoadedColumn) =>
    toStoredStay(stay, accommodationLink(route.language, stay, detailLinks));
  const stays = shared.flatMap((one) => (one.kind === "loaded" ? [toStored(one)] : []));
  const isLoading = shared.some((one) => (one.kind === "loaded" ? one.price.kind : one.kind) === "loading");
  const hide = () => navigateTo({ search });

  function saveAll() {
    visitorData.favourites.write(mergeFavourites(visitorData.favourites.read(), stays));
    hide();
  }

  return (
    <section aria-label={t("sharedFavourites")} className={classNames(stack(2), styles.shared)}>
      <h2 className={lists.title}>{t("sharedFavourites")}</h2>
      <TotalsBasis />
      <StatusText hidden>{isLoading && t("sharedLoading")}</StatusText>
      <ul className={classNames(lists.stays, buildStayRequest(pageContext.search) && styles.priced)}>
        {shared.map((one) => (
          <li key={one.id} className={styles.stay}>
            {one.kind === "loaded" && (
              <SharedStayCard stay={toStored(one)} price={one.price} search={linked} onRetry={one.retry} />
            )}
            {one.kind === "loading" && <Skeleton kind="text" width="12rem" />}
            {one.kind === "gone" && <span>{t("sharedGone")}</span>}
            {one.kind === "failed" && <FailureNote message={t("sharedFailed")} onRetry={one.retry} />}
          </li>
        ))}
      </ul>
      <p className={inline(4)}>
        {stays.length > 0 && <TextButton onClick={saveAll}>{t("saveAll")}</TextButton>}
        <TextButton onClick={hide}>{t("hideShared")}</TextButton>
      </p>
    </section>
  );
}

interface SharedStayCardProps {
  readonly stay: StoredStay;
  readonly price: ComparedPrice;
  /** Query string with dates and guests, added to the link. */
  readonly search: string;
  readonly onRetry: () => void;
}

function SharedStayCard({ stay, price, search, onRetry }: SharedStayCardProps) {
  const { t } = useTexts(comparisonTexts);
  return (
    <>
      <StayLink stay={stay} search={search} end={<CompareToggle stay={stay} />}>
        {price.kind !== "failed" && <StayTotal price={price} />}
      </StayLink>
      {price.kind === "failed" && <FailureNote message={t("priceFailed")} onRetry={onRetry} />}
    </>
  );
}
