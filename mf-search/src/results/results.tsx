import type { ResultVariant } from "@stays/contract";
import { useStaySearch } from "@stays/search";
import { type TextKey, useTexts } from "@stays/texts";
import { Button, EmptyNote, FailureNote, lazyComponent, QueryBoundary } from "@stays/ui";
import { memo, useEffect, useEffectEvent, useRef } from "react";
import { useAppliedFilters } from "../filters/use-applied-filters.ts";
import { filterStays, type LocalFilters, localFiltersKey } from "../listing/local-filters.ts";
import { type ResultsRequest, staysQuery } from "../listing/results-request.ts";
import { type PagedStays, useLocalFilters, usePagedStays, useResultsRequest } from "../listing/use-stays.ts";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { focusArrival } from "../search-form/date-fields.tsx";
import styles from "./results.module.css";
import { ResultsList } from "./results-list.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";

const NearbyDates = lazyComponent(() => import("./nearby-dates.tsx").then((module) => module.NearbyDates));

/** Empty state of the list: suggests to remove a filter above the list or to choose other dates. */
function NothingFound() {
  const { t } = useTexts("mf-search");
  const hasFilters = useAppliedFilters().length > 0;
  const request = useResultsRequest();
  return (
    <EmptyNote
      title={`${t("noResult")} — ${t("noResultTextDesc")}`}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={focusArrival}>
            {t("otherDates")}
          </Button>
          {request?.kind === "prices" && <NearbyDates wanted={request.search} hasFilters={hasFilters} />}
        </>
      }
    >
      {t(hasFilters ? "noResultHint" : "noResultNoFilters")}
    </EmptyNote>
  );
}

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
function LoadMore({ list, isPart }: LoadMoreProps) {
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

interface ResultsProps {
  readonly focus: MapFocus;
  /** Variant of the cards; by default the one that the visitor chose. */
  readonly variant?: ResultVariant;
}

/**
 * List of stays in all its states: idle, loading, loaded, empty, failed, loading more, next page failed
 * (SR-03).
 */
export const Results = memo(function Results(props: ResultsProps) {
  const { t } = useTexts("mf-search");
  const request = useResultsRequest();
  if (request === null) return <p>{t("searchToStart")}</p>;
  return (
    <QueryBoundary
      key={JSON.stringify(staysQuery(request).queryKey)}
      fallback={<ResultsSkeleton variant={props.variant} />}
      failed={(retry) => <ResultsFailure onRetry={retry} />}
    >
      <LoadedResults {...props} request={request} />
    </QueryBoundary>
  );
});

function ResultsFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts("mf-search");
  return (
    <FailureNote message={t("failMessage")} onRetry={onRetry}>
      {t("staysFailed")}
    </FailureNote>
  );
}

interface LoadedResultsProps extends ResultsProps {
  readonly request: ResultsRequest;
}

function LoadedResults({ request, focus, variant }: LoadedResultsProps) {
  const list = usePagedStays(request);
  const filters = useLocalFilters();
  if (list.stays.length === 0) return <NothingFound />;
  const stays = filterStays(list.stays, filters);
  return (
    <>
      {stays.length > 0 ? (
        <ResultsList
          cached={list.cached}
          stays={stays}
          focus={focus}
          variant={variant}
          part={localFiltersKey(filters)}
        />
      ) : (
        !list.hasMore && <NothingMatches filters={filters} />
      )}
      <LoadMore list={list} isPart={filters.isActive} />
    </>
  );
}

function chooseTitle({ bounds, price }: LocalFilters): TextKey<"mf-search"> {
  if (price === null) return "noneInArea";
  return bounds === null ? "noneAtPrice" : "noneInAreaAtPrice";
}

/** Empty state of a list whose stays are all outside the map area or the price range. */
function NothingMatches({ filters }: { readonly filters: LocalFilters }) {
  const { t } = useTexts("mf-search");
  const { search, change } = useStaySearch();
  return (
    <EmptyNote
      title={t(chooseTitle(filters))}
      actions={
        <>
          {filters.price !== null && (
            <Button variant="secondary" size="small" onClick={() => change({ ...search, price: null })}>
              {t("allPrices")}
            </Button>
          )}
          {filters.bounds !== null && (
            <Button variant="secondary" size="small" onClick={() => change({ ...search, bounds: null })}>
              {t("wholeMap")}
            </Button>
          )}
        </>
      }
    />
  );
}
