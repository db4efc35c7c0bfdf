import { useTexts } from "@stays/texts";
import { Button, FailureNote } from "@stays/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import type { PagedStays } from "../listing/use-stays.ts";
import styles from "./load-more.module.css";

/** Distance to the end of the list at which the next page is requested, in pixels (SR-01). */
const DISTANCE = 500;

function useNearEnd(isActive: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isActive || !end.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: `${DISTANCE}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isActive]);
  return end;
}

/** Loads page after page. The number of loaded stays restarts the effect for each page. */
function useLoadAll(isActive: boolean, loaded: number, onLoad: () => void) {
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    if (isActive && loaded > 0) load();
  }, [isActive, loaded]);
}

interface LoadMoreProps {
  readonly list: PagedStays;
  /** Whether only the matching part of the stays is shown; any page may have a match. */
  readonly isPart: boolean;
}

/**
 * End of the list: loads the next page when it comes near the viewport, or when its button is clicked, and
 * shows progress (SR-01, SR-03). With a local filter all pages are loaded, one after the other.
 */
export function LoadMore({ list, isPart }: LoadMoreProps) {
  const { t } = useTexts("mf-search");
  const { stays, total, pageSize, hasMore, isLoadingMore, isMoreFailed, isRefreshing, loadMore } = list;
  const canLoad = hasMore && !isLoadingMore && !isRefreshing && !isMoreFailed;
  const end = useNearEnd(canLoad && !isPart, loadMore);
  useLoadAll(canLoad && isPart, stays.length, loadMore);
  if (isMoreFailed) {
    return (
      <div className={styles.failed}>
        <FailureNote message={t("nextPageFailed")} onRetry={loadMore} />
      </div>
    );
  }
  if (!hasMore && isPart) return null;
  if (!hasMore) return <p className={styles.end}>{t("allSeen", { count: stays.length })}</p>;
  const values = { from: stays.length + 1, to: Math.min(total, stays.length + pageSize), total };
  return (
    <div ref={end} className={styles.more}>
      <Button
        variant="secondary"
        busy={isLoadingMore}
        busyLabel={t("loadingMore", values)}
        onClick={loadMore}
      >
        {t("loadMore")}
      </Button>
    </div>
  );
}
