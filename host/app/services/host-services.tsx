import { type HostServices, outsideAddress } from "@stays/contract";
import type { CartStore } from "@stays/contract/host";
import { useStore } from "zustand";
import { useBasket } from "../cart/use-basket.ts";
import { forgetPages, forgetVisit } from "../offline/forget-pages.ts";
import { SlotView } from "../remotes/slot-view.tsx";
import { clickIds, forgetClickIds } from "../routing/click-ids.ts";
import { useNavigateTo } from "../routing/navigation.ts";
import type { ShownPricesStore } from "../shell/prices-age.ts";
import { useIsHydrated } from "./hydrated.ts";
import { findLanguage, useCurrentPageContext } from "./page-context.ts";
import type { ReportProblem } from "./report.ts";

/** Creates the services that the host provides to its remotes in this page view. */
export function createHostServices(
  cart: CartStore,
  prices: ShownPricesStore,
  report: ReportProblem,
  track: HostServices["track"],
): HostServices {
  return {
    usePageContext: useCurrentPageContext,
    useLanguage: () => findLanguage(useCurrentPageContext().settings),
    useCart: (select) => useStore(cart, select),
    cartActions: cart.actions,
    bookingReport: cart.report,
    useBasket,
    useNavigateTo,
    clickIds,
    leaveTo: (target, { settings }) => window.location.assign(outsideAddress(target, settings, clickIds())),
    report,
    track,
    renderSlot: (name, props, fallback) => <SlotView name={name} slotProps={props} fallback={fallback} />,
    useIsHydrated,
    useHasStoredAnswers: () => useStore(prices, ({ isStored }) => isStored),
    forgetPages: () => {
      forgetVisit();
      forgetClickIds();
      void forgetPages();
    },
  };
}
