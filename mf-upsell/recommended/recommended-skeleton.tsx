import { useTexts } from "@stays/texts";
import { Skeleton, SkeletonList, StatusText } from "@stays/ui";
import { RecommendedHeader } from "./recommended-header.tsx";
import tiles from "./recommended-tiles.module.css";
import styles from "./recommended-view.module.css";

/** The places of three recommendations (S2 §9). */
export function RecommendedSkeleton() {
  const { t } = useTexts("mf-upsell");
  return (
    <>
      <RecommendedHeader recommended={null} />
      <div className={styles.body}>
        <StatusText hidden>{t("loadingActivities")}</StatusText>
        <SkeletonList count={3} className={tiles.list}>
          {() => <Skeleton height="9.5rem" />}
        </SkeletonList>
      </div>
    </>
  );
}
