import { useTexts } from "@stays/texts";
import { Skeleton, SkeletonList, StatusText } from "@stays/ui";
import styles from "./extras-modal.module.css";

/** Skeleton of three extras. */
export function ExtrasSkeleton() {
  const { t } = useTexts("mf-cart");
  return (
    <>
      <StatusText hidden>{t("extrasLoading")}</StatusText>
      <SkeletonList count={3} className={styles.extras}>
        {() => (
          <div className={styles.extra}>
            <Skeleton width="80px" height="80px" />
            <div className={styles.words}>
              <Skeleton kind="text" width="60%" />
              <Skeleton kind="text" width="85%" />
            </div>
            <Skeleton kind="button" width="120px" />
          </div>
        )}
      </SkeletonList>
    </>
  );
}
