import { useTexts } from "@stays/texts";
import { HydratedSuspense, StatusText } from "@stays/ui";
import type { LoadedStays } from "../listing/loaded-stays.ts";
import { matchingStays } from "../listing/local-filters.ts";
import type { ResultsRequest } from "../listing/results-request.ts";
import { useAwaitedStays, useLocalFilters } from "../listing/use-stays.ts";

interface ResultsStatusProps {
  readonly request: ResultsRequest | null;
  /** Whether a changed filter is not yet requested. */
  readonly isWaiting: boolean;
}

/** Live region with the number of stays. */
export function ResultsStatus(props: ResultsStatusProps) {
  return (
    <HydratedSuspense fallback={<Loading />}>
      <Count {...props} />
    </HydratedSuspense>
  );
}

function Loading() {
  const { t } = useTexts("mf-search");
  return <StatusText>{t("loadingStays")}</StatusText>;
}

function Count({ request, isWaiting }: ResultsStatusProps) {
  const { t } = useTexts("mf-search");
  const countText = useCountText();
  const loaded = useAwaitedStays(request);
  if (request === null) return <StatusText>{null}</StatusText>;
  if (isWaiting) return <StatusText>{t("updating")}</StatusText>;
  if (!loaded) return <Loading />;
  return <StatusText>{loaded.state === "failed" ? null : countText(loaded)}</StatusText>;
}

/**
 * Returns the formatter of the stay count: `48 stays`. With a local filter the text adds how many stays are
 * loaded, because only those can match.
 */
function useCountText(): (loaded: LoadedStays) => string {
  const { t } = useTexts("mf-search");
  const filters = useLocalFilters();
  return ({ stays, total }) => {
    if (!filters.isActive) return t("count", { count: total });
    const words = t("count", { count: matchingStays(stays, filters).length });
    const values = { count: words, loaded: stays.length, total };
    const isWhole = stays.length >= total;
    if (filters.bounds !== null) return t(isWhole ? "countInArea" : "countInAreaSoFar", values);
    return isWhole ? words : t("countSoFar", values);
  };
}
