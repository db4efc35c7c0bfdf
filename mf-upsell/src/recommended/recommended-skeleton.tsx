import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { SkeletonList, StatusText } from "@stays/ui";
import { RecommendedHeader } from "./recommended-header.tsx";
import { RecommendedHeadingSkeleton } from "./recommended-heading.tsx";
import { RECOMMENDED_VARIANTS } from "./recommended-variants.ts";
import styles from "./recommended-view.module.css";

/** The skeletons of three recommendations in the configured variant (CO-03). */
export function RecommendedSkeleton() {
  const { t } = useTexts("mf-upsell");
  const { Waiting, layout } = RECOMMENDED_VARIANTS[useSettings().upsell.recommend.style];
  return (
    <>
      <RecommendedHeader>
        <RecommendedHeadingSkeleton />
      </RecommendedHeader>
      <div className={styles.body}>
        <StatusText hidden>{t("loadingActivities")}</StatusText>
        <SkeletonList count={3} className={layout}>
          {() => <Waiting />}
        </SkeletonList>
      </div>
    </>
  );
}
