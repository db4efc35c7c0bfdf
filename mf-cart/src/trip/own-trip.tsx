import { useBasket, useCart, useIsHydrated, usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { EmptyNote, FailureNote, LinkButton, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import { readBookedActivities, readBookedStays } from "../add-to-basket/booked-items.ts";
import { isSharedTrip } from "./shared-trip.ts";
import styles from "./trip.module.css";
import { buildTrip, isEmptyTrip } from "./trip.ts";
import { useTripTexts } from "./trip-texts.ts";
import { TripView } from "./trip-view.tsx";

/**
 * The visitor's own trip. The basket belongs to one visitor, so the server renders the page with a skeleton,
 * and the browser fills it.
 */
export function OwnTrip() {
  const { t } = useTripTexts();
  const { search, language } = usePageContext().route;
  const isHydrated = useIsHydrated();
  const chosen = useCart((cart) => cart.items);
  // Read here only: a part that appears after a failure and reads the basket too would request it again.
  const { basket, isLoading, isFailed, refresh } = useBasket();
  // The page of a link that cannot be read is the own trip.
  const note = isSharedTrip(search) && <p className={styles.lead}>{t("linkUnreadable")}</p>;
  const isReady = isHydrated && !isLoading;
  if (isReady && !isFailed) {
    const known = { stays: readBookedStays(), activities: readBookedActivities() };
    const trip = buildTrip(basket, chosen, known, language);
    if (!isEmptyTrip(trip)) return <TripView trip={trip} heading={t("heading")} note={note} isOwn />;
  }
  return (
    <div className={styles.page}>
      <h1>{t("heading")}</h1>
      {note}
      {!isReady && <LoadingDays />}
      {isReady && isFailed && <FailureNote message={t("failed")} onRetry={() => void refresh()} />}
      {isReady && !isFailed && (
        <EmptyNote
          title={t("empty")}
          actions={<LinkButton to={linkTo(language, { route: "stayslist" })}>{t("findStay")}</LinkButton>}
        >
          {t("emptyText")}
        </EmptyNote>
      )}
    </div>
  );
}

function LoadingDays() {
  const { t } = useTripTexts();
  return (
    <>
      <StatusText hidden>{t("loading")}</StatusText>
      <SkeletonList count={3} className={styles.days}>
        {() => (
          <div className={styles.day}>
            <Skeleton kind="title" width="8rem" />
            <Skeleton kind="text" width="60%" />
          </div>
        )}
      </SkeletonList>
    </>
  );
}
