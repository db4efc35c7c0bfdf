import { useIsHydrated } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import { Suspense } from "react";
import type { Listing } from "./listing.ts";
import type { AskingListing } from "./stays.query.ts";
import { useCountText } from "./use-count-text.ts";
import { useGrowingStays, useStaysInSight } from "./use-stays.ts";

interface ResultsStatusProps {
  readonly listing: Listing;
  /** A filter was chosen and is about to be asked for. */
  readonly isWaiting: boolean;
}

/** How many stays there are, said whenever it changes. */
export function ResultsStatus({ listing, isWaiting }: ResultsStatusProps) {
  const isHydrated = useIsHydrated();
  if (listing.kind === "none") return <StatusText>{null}</StatusText>;
  if (isHydrated) return <LiveCount listing={listing} isWaiting={isWaiting} />;
  // The server waits for the answer here, so that both sides write the same words.
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

function FirstCount({ listing }: { readonly listing: AskingListing }) {
  const countText = useCountText();
  return <StatusText>{countText(useGrowingStays(listing))}</StatusText>;
}

function LiveCount({ listing, isWaiting }: ResultsStatusProps) {
  const { t } = useTexts("mf-search");
  const countText = useCountText();
  const inSight = useStaysInSight(listing);
  if (isWaiting) return <StatusText>{t("updating")}</StatusText>;
  if (!inSight) return <Loading />;
  return <StatusText>{inSight.state === "failed" ? null : countText(inSight)}</StatusText>;
}
