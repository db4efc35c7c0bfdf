import { useActivityTexts } from "@stays/day-booking";
import { Button, Skeleton, SkeletonList, TextButton } from "@stays/ui";
import type { ReactNode } from "react";
import type { ActivityTileProps } from "./activity-tile.ts";
import styles from "./compact-row.module.css";

/** A list of activity rows. */
export function CompactList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** An activity as a row: its name, which opens the description, and Book now (UP-05). */
export function CompactRow({ activity, onReadMore, onBook }: ActivityTileProps) {
  const { t } = useActivityTexts();
  const { name } = activity;
  return (
    <article className={styles.row}>
      <h3 className={styles.name}>
        <TextButton aria-label={t("readMoreAbout", { name })} onClick={onReadMore}>
          {name}
        </TextButton>
      </h3>
      <Button size="small" className={styles.book} aria-label={t("bookNowName", { name })} onClick={onBook}>
        {t("bookNow")}
      </Button>
    </article>
  );
}

/** The skeleton of three rows. */
export function CompactSkeleton() {
  return (
    <SkeletonList count={3} className={styles.list}>
      {() => <Skeleton height="3.75rem" />}
    </SkeletonList>
  );
}
