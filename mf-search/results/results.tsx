import { useReport } from "@stays/contract";
import type { PersonConfiguration } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { memo } from "react";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import type { Listing } from "./listing.ts";
import { LoadMore } from "./load-more.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultsList } from "./results-list.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";
import type { AskingListing } from "./stays.query.ts";
import { staysQuery } from "./stays.query.ts";
import { useGrowingStays } from "./use-stays.ts";

interface ResultsProps {
  readonly listing: Listing;
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
}

/** The list in all its states: idle, loading, loaded, empty, failed, loading more, next page failed (SR-03). */
export const Results = memo(function Results({ listing, rooms, focus }: ResultsProps) {
  const { t } = useTexts("mf-search");
  const report = useReport();
  if (listing.kind === "none") return <p>{t("searchToStart")}</p>;
  return (
    <QueryBoundary
      key={JSON.stringify(staysQuery(listing).queryKey)}
      fallback={<ResultsSkeleton />}
      failed={(retry) => <FailureNote message={t("failMessage")} onRetry={retry} />}
      onError={(cause) => report({ operation: "results", message: cause.message, cause })}
    >
      <LoadedResults listing={listing} rooms={rooms} focus={focus} />
    </QueryBoundary>
  );
});

function LoadedResults({ listing, rooms, focus }: ResultsProps & { readonly listing: AskingListing }) {
  const { t } = useTexts("mf-search");
  const list = useGrowingStays(listing);
  if (list.state === "failed") return <FailureNote message={t("failMessage")} onRetry={list.again} />;
  if (list.state !== "loaded") return <NothingFound />;
  return (
    <>
      <ResultsList stays={list.stays} rooms={rooms} focus={focus} />
      <LoadMore list={list} />
    </>
  );
}
