import { useSettings } from "@stays/contract";
import {
  type Activity,
  activityPrice,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  shownTimes,
} from "@stays/domain";
import {
  Button,
  muted,
  Photo,
  Price,
  Skeleton,
  SkeletonList,
  stack,
  TextButton,
  useNearItem,
} from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./activity-card.module.css";
import { useActivityTexts } from "./activity-texts.ts";

export interface ActivityCardProps {
  readonly activity: Activity;
  /** Position in the list. */
  readonly index: number;
  readonly onReadMore: () => void;
  readonly onBook: () => void;
}

export function ActivityCard({ activity, index, onReadMore, onBook }: ActivityCardProps) {
  const { t } = useActivityTexts();
  const { ref, isNear } = useNearItem<HTMLElement>(activity, index);
  const { name, content } = activity;
  return (
    <article ref={ref} className={styles.card} data-far={!isNear || undefined}>
      {/* Firefox would size a row of the subgrid by the picture's own height. */}
      <div>
        {isNear && (
          <Photo
            image={mainFirst(content.images)[0]}
            size={IMAGE_SIZES.tile}
            alt=""
            className={styles.photo}
          />
        )}
      </div>
      <h3 className={styles.name}>{name}</h3>
      {isNear && (
        <div className={muted()}>
          <p>{cutIntroduction(content.introduction, INTRODUCTION_LENGTH.activity)}</p>
          <TextButton aria-label={t("readMoreAbout", { name })} onClick={onReadMore}>
            {t("readMore")}
          </TextButton>
        </div>
      )}
      {isNear && <ActivityTimes activity={activity} />}
      <div className={styles.buy}>
        <ActivityPriceText activity={activity} isBare={!isNear} />
        {isNear && (
          <Button aria-label={t("bookNowName", { name })} onClick={onBook}>
            {t("bookNow")}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Up to five times of day, and whether there are more; nothing when no date has a time (UP-05, TR-02). */
function ActivityTimes({ activity }: { activity: Activity }) {
  const { t } = useActivityTexts();
  const { times, hasMore } = shownTimes(activity.availableDates);
  if (times.length === 0) return null;
  return (
    <ul aria-label={t("times")} className={styles.times}>
      {times.map((time) => (
        <li key={time} className={styles.time}>
          {time}
        </li>
      ))}
      {hasMore && <li className={styles.more}>{t("moreTimes")}</li>}
    </ul>
  );
}

export function ActivityGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

const SKELETONS = 3;

export function ActivityGridSkeleton() {
  return (
    <SkeletonList count={SKELETONS} className={styles.grid}>
      {() => (
        <div className={stack(3)}>
          <Skeleton kind="photo" />
          <Skeleton kind="title" />
          <div className={styles.introSkeleton}>
            <Skeleton kind="text" />
            <Skeleton kind="text" width="5rem" />
          </div>
          <Skeleton width="60%" height="1.75rem" />
          <div className={styles.buySkeleton}>
            <Skeleton kind="title" width="6rem" />
            <Skeleton kind="button" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}

export function ActivityPriceText({
  activity,
  isBare = false,
}: {
  readonly activity: Activity;
  /** The amount only, in a card far from the viewport. */
  readonly isBare?: boolean;
}) {
  const { t } = useActivityTexts();
  const { currency } = useSettings();
  const price = activityPrice(activity);
  if (!price) return null;
  const basis = [price.unit, price.note].filter(Boolean).join(", ");
  if (price.amount === null)
    return (
      <p className={styles.priceWords}>
        <span>{t("fromWords", { price: price.text ?? "" })}</span>
        <small>{basis}</small>
      </p>
    );
  return <Price amount={price.amount} currency={currency} from basis={basis || undefined} isBare={isBare} />;
}
