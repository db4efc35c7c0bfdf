import { useIsHydrated, usePageContext } from "@stays/contract";
import { lazyComponent, Skeleton } from "@stays/ui";
import { visitorData } from "../favourites/favourites-store.ts";
import { usePersistentStore } from "../favourites/use-persistent-store.ts";

const Comparison = lazyComponent(() =>
  import(/* webpackChunkName: "plan" */ "./comparison.tsx").then((module) => module.Comparison),
);

/**
 * Comparison of the address, and the stays chosen for one; the code loads with the first of them. Until then the
 * comparison is as high as the window, so that the results below it are not seen to move.
 */
export function ComparisonView() {
  const isOpen = /[?&]compare=/.test(usePageContext().route.search);
  const hasChosen = usePersistentStore(visitorData.compared).length > 0;
  const isHydrated = useIsHydrated();
  const awaited = isOpen && <Skeleton height="100vh" />;
  if (!isHydrated) return awaited;
  return (isOpen || hasChosen) && <Comparison fallback={awaited} isOpen={isOpen} />;
}
