import { useTexts } from "@stays/texts";
import { Skeleton, SkeletonList, StatusText } from "@stays/ui";
import styles from "./basket-panel.module.css";

/** Skeleton of two basket groups. */
export function BasketSkeleton() {
  const { t } = useTexts("mf-cart");
  return (
    <>
      <StatusText hidden>{t("basketLoading")}</StatusText>
      <SkeletonList count={2} className={styles.groups}>
        {() => (
          <div className={styles.group}>
            <Skeleton kind="title" width="60%" />
            <Skeleton kind="text" width="80%" />
            <Skeleton kind="text" width="50%" />
          </div>
        )}
      </SkeletonList>
    </>
  );
}
