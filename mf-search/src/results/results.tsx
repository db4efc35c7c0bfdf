import { type ResultVariant, useReport } from "@stays/contract";
import type { PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { memo } from "react";
import type { Listing } from "../listing/listing.ts";
import { localFiltersKey, matchingStays } from "../listing/local-filters.ts";
import type { RequestedListing } from "../listing/stays.query.ts";
import { staysQuery } from "../listing/stays.query.ts";
import { useLocalFilters } from "../listing/use-local-filters.ts";
import { usePagedStays } from "../listing/use-stays.ts";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { LoadMore } from "./load-more.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { NothingMatches } from "./nothing-matches.tsx";
import { ResultsList } from "./results-list.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";

interface ResultsProps {
  readonly listing: Listing;
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  /** Variant of the cards; by default the one that the visitor chose. */
  readonly variant?: ResultVariant;
}

/**
 * List of stays in all its states: idle, loading, loaded, empty, failed, loading more, next page failed
 * (SR-03).
 */
export const Results = memo(function Results(props: ResultsProps) {
  const { listing, variant } = props;
  const { t } = useTexts("mf-search");
  const report = useReport();
  if (listing.kind === "none") return <p>{t("searchToStart")}</p>;
  return (
    <QueryBoundary
      key={JSON.stringify(staysQuery(listing).queryKey)}
      fallback={<ResultsSkeleton variant={variant} />}
      failed={(retry) => <ResultsFailure onRetry={retry} />}
      onError={(cause) => report({ operation: "results", message: cause.message, cause })}
    >
      <LoadedResults {...props} listing={listing} />
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

function LoadedResults({
  listing,
  rooms,
  focus,
  variant,
}: ResultsProps & { readonly listing: RequestedListing }) {
  const list = usePagedStays(listing);
  const filters = useLocalFilters();
  if (list.state === "failed") return <ResultsFailure onRetry={list.again} />;
  if (list.state !== "loaded") return <NothingFound />;
  const [first, ...others] = matchingStays(list.stays, filters);
  return (
    <>
      {first ? (
        <ResultsList
          request={list.request}
          stays={[first, ...others]}
          rooms={rooms}
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
