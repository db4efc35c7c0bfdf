import {
  type EcommerceEvent,
  type HostServices,
  type OutsideTarget,
  type PageContext,
  type Problem,
  type RemoteIdentity,
  type SlotName,
  type SlotProps,
  useLocation,
} from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { linkTo, parseAddress, type RouteMatch } from "@stays/routes";
import { type ComponentType, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { TestCart } from "./cart-store.ts";
import { createPageContext } from "./page-context.ts";
import type { createTestBasket } from "./test-basket.ts";

/** The components in the slots; a slot without an entry is an empty element with `data-slot`. */
export type TestSlots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };

/** The parts of a mock host. */
export interface TestHost extends Pick<PageContext, "settings" | "today"> {
  readonly cart: TestCart;
  readonly basket: ReturnType<typeof createTestBasket>;
  readonly slots: TestSlots;
  /** The reported problems, oldest first. */
  readonly problems: (Problem & RemoteIdentity)[];
  /** What visitors did, as it was reported for measuring sales. */
  readonly tracked: EcommerceEvent[];
  /** The external pages that the visitor was sent to. */
  readonly left: OutsideTarget[];
}

const startRoute = (language: string): RouteMatch => ({
  language,
  name: "stayslist",
  params: {},
  search: "",
  hash: "",
});

function useRouteMatch({ settings }: TestHost): RouteMatch {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => {
    const prefixes = settings.languages.map((language) => language.prefix);
    return parseAddress({ pathname, search, hash }, prefixes) ?? startRoute(prefixes[0] ?? "en");
  }, [pathname, search, hash, settings]);
}

/** Host services for tests that fulfil the contract, on the browser's own history. */
export function testServices(host: TestHost): HostServices {
  return {
    usePageContext() {
      const routeMatch = useRouteMatch(host);
      return useMemo(
        () => createPageContext({ route: routeMatch, settings: host.settings, today: host.today }),
        [routeMatch],
      );
    },
    useLanguage() {
      const { language } = useRouteMatch(host);
      const { languages } = host.settings;
      const found = languages.find(({ prefix }) => prefix === language) ?? languages[0];
      if (!found) throw new Error("The settings have no language.");
      return found;
    },
    useCart: (select) => select(useStore(host.cart.store)),
    cartActions: host.cart.actions,
    bookingReport: host.cart.report,
    useBasket: () => useStore(host.basket),
    useNavigateTo() {
      const { language } = useRouteMatch(host);
      const navigate = useNavigate();
      return (target, { replace } = {}) =>
        "route" in target
          ? navigate(linkTo(language, target), { replace: replace ?? false })
          : navigate({ search: target.search }, { replace: replace ?? true });
    },
    clickIds: () => "",
    leaveTo: (target) => void host.left.push(target),
    report: (problem) => void host.problems.push(problem),
    track: (event) => void host.tracked.push(event),
    renderSlot(name, props) {
      const Piece = host.slots[name] as ComponentType<typeof props> | undefined;
      return Piece ? <Piece {...(props as object & typeof props)} /> : <div data-slot={name} />;
    },
    useHasStoredAnswers: () => false,
    forgetPages: () => {},
    useIsHydrated: () =>
      useSyncExternalStore(
        () => () => {},
        () => true,
        () => false,
      ),
  };
}
