import { usePageContext, useSettings, useSuspenseQuery } from "@stays/contract";
import {
  ActivityDescription,
  ActivityPriceText,
  CountdownToBasket,
  NoDatesToBasket,
  useActivityTexts,
} from "@stays/day-booking";
import type { Activity, RecommendedActivities } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, FailureNote, ItemBoundary, SkeletonList, StatusText } from "@stays/ui";
import { BookingButton } from "./booking-button.tsx";
import { leadsToBasket, listRecommended, type NothingReason, recommendedQuery } from "./recommendation.ts";
import { RecommendedHeader, RecommendedHeading, RecommendedHeadingSkeleton } from "./recommended-header.tsx";
import { RECOMMENDED_LAYOUTS, RecommendedTile, RecommendedTileSkeleton } from "./recommended-tiles.tsx";
import styles from "./recommended-view.module.css";

export function RecommendedView() {
  const { data, refetch, isFetching } = useSuspenseQuery(recommendedQuery(usePageContext()));
  const activities = listRecommended(data);
  return (
    <>
      <RecommendedHeader>
        <RecommendedHeading recommended={activities.length > 0 ? data : null} />
      </RecommendedHeader>
      <div className={styles.body}>
        {activities.length > 0 ? (
          <Recommended activities={activities} recommended={data} />
        ) : (
          <NothingRecommended reason="none" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}

interface RecommendedProps {
  readonly activities: readonly Activity[];
  readonly recommended: RecommendedActivities;
}

/** Several activities as tiles, or the only one with the booking widget and its full description (UP-04). */
function Recommended({ activities, recommended }: RecommendedProps) {
  const { style } = useSettings().upsell.recommend;
  const { widgetToken: token, promoCode, startDate } = recommended;
  const [first, second] = activities;
  if (!first || second)
    return (
      <div className={RECOMMENDED_LAYOUTS[style]}>
        {activities.map((activity) => (
          <ItemBoundary key={activity.id}>
            <RecommendedTile
              style={style}
              activity={activity}
              button={<BookingButton {...{ activity, token, promoCode, startDate }} />}
            />
          </ItemBoundary>
        ))}
      </div>
    );
  return (
    <article className={styles.single}>
      <div className={styles.booking}>
        <h2>{first.name}</h2>
        <ActivityPriceText activity={first} />
        <BookingButton isWhole activity={first} {...{ token, promoCode, startDate }} />
      </div>
      <ActivityDescription activity={first} />
    </article>
  );
}

interface NothingRecommendedProps {
  readonly reason: NothingReason;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A countdown to the basket, or a failure note if the URL has `redirectStop` (UP-04, rulings 30 and 44). */
export function NothingRecommended({ reason, isRetrying, onRetry }: NothingRecommendedProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { route } = usePageContext();
  if (!leadsToBasket(route.search))
    return (
      <FailureNote message={t("failMessage")} busy={isRetrying} onRetry={onRetry}>
        {t("recommendedFailed")}
      </FailureNote>
    );
  if (reason === "noDates") return <NoDatesToBasket />;
  return (
    <CountdownToBasket message={activity.t(reason === "none" ? "nothingOnDates" : "fetchFailed")}>
      {reason === "failed" && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      )}
    </CountdownToBasket>
  );
}

export function RecommendedSkeleton() {
  const { t } = useTexts("mf-upsell");
  const { style } = useSettings().upsell.recommend;
  return (
    <>
      <RecommendedHeader>
        <RecommendedHeadingSkeleton />
      </RecommendedHeader>
      <div className={styles.body}>
        <StatusText hidden>{t("loadingActivities")}</StatusText>
        <SkeletonList count={3} className={RECOMMENDED_LAYOUTS[style]}>
          {() => <RecommendedTileSkeleton style={style} />}
        </SkeletonList>
      </div>
    </>
  );
}
