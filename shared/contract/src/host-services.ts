import type { Basket } from "@stays/domain";
import type { LinkTarget, Place } from "@stays/routes";
import type { ReactNode } from "react";
import type { Cart, CartActions } from "./cart.ts";
import type { Visit } from "./page-module.ts";
import type { SiteLanguage } from "./site-settings.ts";
import type { SlotName, SlotProps } from "./slots.ts";

/** The basket of the back end as the host knows it. */
export interface BasketState {
  /** null until the first answer: the basket is one visitor's own and never in the server's HTML. */
  readonly basket: Basket | null;
  /** Lines of all groups (ruling 55). */
  readonly count: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Fetches the basket again, here and in the visitor's other tabs. */
  refresh(): Promise<void>;
}

/** How the visitor gets to another page of the site. */
export interface NavigateOptions {
  /** True = no history entry. */
  readonly replace?: boolean;
  /** True = the scroll position stays, also when the route changes. */
  readonly keepScroll?: boolean;
}

/** The places outside the site that the visitor may be sent to, by full page load. */
export type OutsidePlace = "basket" | "addons";

/** Something that went wrong, for the log: what, and at which operation. */
export interface Problem {
  readonly operation: string;
  readonly message: string;
  readonly cause?: unknown;
}

/**
 * What the host does for its remotes. Remotes reach it through the hooks beside this file; they use nothing else of
 * the host, and get no second copy of what is here.
 */
export interface HostServices {
  /** Place, settings and day of the visit. */
  useVisit(): Visit;
  /** The language of the page. */
  useLanguage(): SiteLanguage;
  /** A part of the shared cart; renders again when that part changes. */
  useCart<Part>(select: (cart: Cart) => Part): Part;
  readonly cartActions: CartActions;
  useBasket(): BasketState;
  /** Goes to a page of the site, in the visitor's language. */
  useNavigateTo(): (target: LinkTarget, options?: NavigateOptions) => void;
  /** Replaces the query of the current page. */
  useReplaceSearch(): (search: string, options?: { readonly push?: boolean }) => void;
  /** Leaves the site by full page load, to an address of the settings only (CA-33). */
  leaveTo(place: OutsidePlace, visit: Visit): void;
  /** Writes a problem to the log, with the name and the release of the remote (ruling 44). */
  report(problem: Problem & RemoteIdentity): void;
  /** Shows another remote's piece; never throws (FE-03). */
  renderSlot<Name extends SlotName>(name: Name, props: SlotProps[Name], fallback: ReactNode): ReactNode;
  /** Has the page been taken over by the browser? False on the server and during hydration. */
  useIsHydrated(): boolean;
}

/** Whose code is speaking. */
export interface RemoteIdentity {
  readonly remote: string;
  readonly release: string;
}

export type { LinkTarget, Place };
