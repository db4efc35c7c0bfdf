import { useIsHydrated, usePageContext } from "@stays/contract";
import { lazyComponent, Skeleton } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "../memory/visitor-memory.ts";

const Comparison = lazyComponent(() =>
  import(/* webpackChunkName: "plan" */ "./comparison.tsx").then((module) => module.Comparison),
);

/**
 * Comparison of the address, and the stays chosen for one; the code loads with the first of them. Until then the
 * comparison is as high as the window, so that the results below it are not seen to move.
 */
export function ComparisonView() {
  const isOpen = /[?&]compare=/.test(usePageContext().route.search);
  const hasChosen = useDeviceValue(memory.compared).length > 0;
  const isHydrated = useIsHydrated();
  const awaited = isOpen && <Skeleton height="100vh" />;
  if (!isHydrated) return awaited;
  return (isOpen || hasChosen) && <Comparison fallback={awaited} isOpen={isOpen} />;
}
