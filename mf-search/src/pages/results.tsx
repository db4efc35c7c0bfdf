import { availabilityTexts } from "@stays/availability";
import { definePage, useIsHydrated } from "@stays/contract";
import { promoCodeQuery } from "@stays/galaxy";
import { useFilterChanges } from "@stays/search/filters";
import { buildResultsRequest, staysQuery } from "@stays/search/listing";
import { AfterPage } from "@stays/ui";
import { useMemo } from "react";
import { texts } from "../../texts/texts.ts";
import { ComparisonView } from "../comparison/comparison-view.tsx";
import { SharedFavouritesView } from "../favourites/shared-favourites-view.tsx";
import { AppliedChips } from "../filters/applied-chips.tsx";
import { FilterBar } from "../filters/filter-bar.tsx";
import { ResultsContent } from "../results/results-content.tsx";
import { ResultsHeading } from "../results/results-heading.tsx";
import { ResultsSkeleton } from "../results/results-skeleton.tsx";
import { useLoadedStays, useResultsRequest } from "../results-data/use-stays.ts";
import { useTrackResults } from "../results-data/use-track-results.ts";
import { ResultsMap } from "../results-map/results-map.tsx";
import { useMapFocus } from "../results-map/use-map-focus.ts";
import { SearchWidget } from "../search-form/search-widget.tsx";
import styles from "./results.module.css";
import { resultsHead, sharedStayQueries } from "./results-head.ts";

/** Page with search and results (RT-01, route stayslist). */
export const page = definePage({
  texts: [texts, availabilityTexts],
  // The list and, in parallel, what the URL shares and its promo code (ruling 49).
  queries(pageContext) {
    const request = buildResultsRequest(pageContext);
    const { promoCode } = pageContext.search;
    return [
      ...(request ? [staysQuery(request)] : []),
      ...sharedStayQueries(pageContext),
      ...(promoCode !== null ? [promoCodeQuery({ promoCode })] : []),
    ];
  },
  head: resultsHead,
  Page: ResultsPage,
});

const NO_STAYS = [] as const;

function ResultsPage() {
  const request = useResultsRequest();
  const filters = useFilterChanges();
  const focus = useMapFocus();
  const isHydrated = useIsHydrated();
  const loaded = useLoadedStays();
  const total = isHydrated && loaded && !loaded.isFailed ? loaded.matchingTotal : null;
  const shown = loaded?.matching ?? NO_STAYS;
  useTrackResults(loaded?.places ?? NO_STAYS);
  const sheet = useMemo(
    () => ({
      count: total,
      ids: shown.map(({ id }) => id),
      content: <ResultsContent focus={focus} variant="StandardCompact" />,
    }),
    [total, shown, focus],
  );
  return (
    <>
      <SearchWidget filters={filters} />
      <FilterBar filters={filters} total={total} />
      <div className={styles.results}>
        <div className={styles.main}>
          <ResultsHeading isWaiting={filters.isWaiting} />
          <AppliedChips filters={filters} />
          <SharedFavouritesView />
          <ComparisonView />
          <AfterPage skeleton={request === null ? null : <ResultsSkeleton />}>
            <ResultsContent focus={focus} />
          </AfterPage>
        </div>
        <ResultsMap focus={focus} sheet={sheet} />
      </div>
    </>
  );
}
