import type { ResultVariant } from "@stays/contract";
import { useStaySearch } from "@stays/search";
import { type LocalFilters, localFiltersKey, type ResultsRequest, staysQuery } from "@stays/search/listing";
import { type TextKey, useTexts } from "@stays/texts";
import {
  Button,
  EmptyNote,
  FailureNote,
  lazyComponent,
  OptionalPart,
  QueryBoundary,
  StatusText,
} from "@stays/ui";
import { memo, useEffect, useEffectEvent, useRef, useState } from "react";
import { useAppliedFilters } from "../filters/use-applied-filters.ts";
import { type PagedStays, usePagedStays, useResultsRequest } from "../results-data/use-stays.ts";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { focusArrival } from "../search-form/date-fields.tsx";
import styles from "./results-content.module.css";
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
          {request?.kind === "prices" && (
            <OptionalPart>
              <NearbyDates wanted={request.search} hasFilters={hasFilters} />
            </OptionalPart>
          )}
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

/** Pages that are loaded one after another before the visitor is asked. */
const LOOK_PAGES = 20;

/**
 * End of a list with a local filter, whose matches may be on any page: loads page after page, and asks after each 20
 * whether to look further (ruling 126).
 */
function LookFurther({ list }: { readonly list: PagedStays }) {
  const { t } = useTexts("mf-search");
  const { stays, matching, total, pageCount, hasMore, isLoadingMore, isMoreFailed, isRefreshing, loadMore } =
    list;
  // Coming back, the loaded pages are there already.
  const [most, setMost] = useState(() => Math.max(LOOK_PAGES, pageCount));
  const isPaused = hasMore && pageCount >= most && !isLoadingMore && !isRefreshing;
  const canLoad = hasMore && !isPaused && !isLoadingMore && !isRefreshing && !isMoreFailed;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (canLoad && pageCount > 0) load();
  }, [canLoad, pageCount]);
  if (isMoreFailed) return <MoreFailed onRetry={loadMore} />;
  const values = { looked: stays.length, total, count: matching.length };
  return (
    <div className={styles.more}>
      <StatusText className={styles.looked}>{isPaused ? t("lookedAt", values) : null}</StatusText>
      {hasMore && (
        <Button
          variant="secondary"
          busy={!isPaused}
          busyLabel={t("loadingMore", nextStays(list))}
          onClick={() => setMost(pageCount + LOOK_PAGES)}
        >
          {t("lookFurther")}
        </Button>
      )}
    </div>
  );
}

/** The numbers of the stays of the next page. */
const nextStays = ({ stays, places, filters, total, pageSize }: PagedStays) => {
  const count = filters.isActive ? stays.length : places.length;
  return { from: count + 1, to: Math.min(total, count + pageSize), total };
};

function MoreFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts("mf-search");
  return (
    <div className={styles.failed}>
      <FailureNote message={t("nextPageFailed")} onRetry={onRetry} />
    </div>
  );
}

/**
 * End of the list: loads the next page when it comes near the viewport, or when its button is clicked, and
 * shows progress (SR-01, SR-03).
 */
function LoadMore({ list }: { readonly list: PagedStays }) {
  const { t } = useTexts("mf-search");
  const { places, hasMore, isLoadingMore, isMoreFailed, isRefreshing, loadMore } = list;
  const end = useNearEnd(hasMore && !isLoadingMore && !isRefreshing && !isMoreFailed, loadMore);
  if (isMoreFailed) return <MoreFailed onRetry={loadMore} />;
  if (!hasMore) return <p className={styles.end}>{t("allSeen", { count: places.length })}</p>;
  return (
    <div ref={end} className={styles.more}>
      <Button
        variant="secondary"
        busy={isLoadingMore}
        busyLabel={t("loadingMore", nextStays(list))}
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
export const ResultsContent = memo(function ResultsContent(props: ResultsProps) {
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
  const { filters, matching } = list;
  if (list.stays.length === 0) return <NothingFound />;
  const part = localFiltersKey(filters);
  return (
    <>
      {matching.length > 0 ? (
        <ResultsList list={list} focus={focus} variant={variant} part={part} />
      ) : (
        !list.hasMore && <NothingMatches filters={filters} />
      )}
      {filters.isActive ? <LookFurther key={part} list={list} /> : <LoadMore list={list} />}
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
