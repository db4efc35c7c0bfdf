import { useIsHydrated } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import { Suspense } from "react";
import type { Listing } from "../listing/listing.ts";
import type { RequestedListing } from "../listing/stays.query.ts";
import { useLoadedStays, usePagedStays } from "../listing/use-stays.ts";
import { useCountText } from "./use-count-text.ts";

interface ResultsStatusProps {
  readonly listing: Listing;
  /** Whether a changed filter is not yet requested. */
  readonly isWaiting: boolean;
}

/** Live region with the number of stays. */
export function ResultsStatus({ listing, isWaiting }: ResultsStatusProps) {
  const isHydrated = useIsHydrated();
  if (listing.kind === "none") return <StatusText>{null}</StatusText>;
  if (isHydrated) return <LiveCount listing={listing} isWaiting={isWaiting} />;
  // The server waits for the answer here, so that server and browser render the same text.
  return (
    <Suspense fallback={<Loading />}>
      <FirstCount listing={listing} />
    </Suspense>
  );
}

function Loading() {
  const { t } = useTexts("mf-search");
  return <StatusText>{t("loadingStays")}</StatusText>;
}

function FirstCount({ listing }: { readonly listing: RequestedListing }) {
  const countText = useCountText();
  return <StatusText>{countText(usePagedStays(listing))}</StatusText>;
}

function LiveCount({ listing, isWaiting }: ResultsStatusProps) {
  const { t } = useTexts("mf-search");
  const countText = useCountText();
  const loaded = useLoadedStays(listing);
  if (isWaiting) return <StatusText>{t("updating")}</StatusText>;
  if (!loaded) return <Loading />;
  return <StatusText>{loaded.state === "failed" ? null : countText(loaded)}</StatusText>;
}
