import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { classNames, Skeleton, SkeletonList, StatusText } from "@stays/ui";
import item from "./package-item.module.css";
import styles from "./package-list.module.css";

/** Skeletons while packages load (CO-03). */
const COUNT = 6;

/** Skeletons in the geometry of the list: six, or fewer on other pages (PK-04). */
export function PackageSkeletons({ count = COUNT }: { readonly count?: number }) {
  const { t } = useTexts("mf-packages");
  const { listLayout } = useSettings().packages;
  const isTile = listLayout === "tile" || listLayout === "photo";
  return (
    <>
      <StatusText hidden>{t("loading")}</StatusText>
      <SkeletonList count={count} className={classNames(styles[listLayout])}>
        {() => (
          <div className={item[listLayout]}>
            {isTile ? <Skeleton kind="photo" /> : <Skeleton className={item.picture} />}
            <div className={item.head}>
              <Skeleton kind="title" width="60%" />
            </div>
            <div className={item.body}>
              <Skeleton kind="text" width="85%" />
              <Skeleton kind="text" width="50%" />
            </div>
            <div className={item.end}>
              <Skeleton kind="title" width="7rem" />
              <Skeleton kind="button" />
            </div>
          </div>
        )}
      </SkeletonList>
    </>
  );
}
