import type { HostServices } from "@stays/contract";
import { useStore } from "zustand";
import type { CartStore } from "../cart/cart-store.ts";
import { useBasket } from "../cart/use-basket.ts";
import { SlotView } from "../slots/slot-view.tsx";
import { useIsHydrated } from "./hydrated.ts";
import { leaveTo } from "./leave-to.ts";
import { useNavigateTo, useReplaceSearch } from "./navigation.ts";
import type { ReportProblem } from "./report.ts";
import { languageOf, usePageVisit } from "./visit.ts";

/** Creates the services that the host provides to its remotes in this page view. */
export function createHostServices(cart: CartStore, report: ReportProblem): HostServices {
  return {
    useVisit: usePageVisit,
    useLanguage: () => languageOf(usePageVisit().settings),
    useCart: (select) => useStore(cart, select),
    cartActions: cart.actions,
    useBasket,
    useNavigateTo,
    useReplaceSearch,
    leaveTo,
    report,
    renderSlot: (name, props, fallback) => <SlotView name={name} slotProps={props} fallback={fallback} />,
    useIsHydrated,
  };
}
