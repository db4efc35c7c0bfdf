import type { Basket } from "@stays/domain";
import type { LinkTarget, RouteMatch } from "@stays/routes";
import type { ReactNode } from "react";
import type { BookingReport, Cart, CartActions } from "./cart.ts";
import type { EcommerceEvent } from "./ecommerce.ts";
import type { PageContext } from "./page-module.ts";
import type { SiteLanguage } from "./site-settings.ts";
import type { SlotName, SlotProps } from "./slots.ts";

/** The visitor's basket, as the host last received it from Galaxy. */
export interface BasketState {
  /** null until the first answer. The basket belongs to one visitor, so the server never renders it. */
  readonly basket: Basket | null;
  /** Number of lines in all groups (ruling 55). */
  readonly count: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Whether a newer answer is on its way. */
  readonly isRefreshing: boolean;
  /** Fetches the basket again, in this tab and in the visitor's other tabs. */
  refresh(): Promise<void>;
}

/** A page of the site, or this page with another query. */
export type NavigationTarget = LinkTarget | { readonly search: string };

/** Options of a navigation within the site. */
export interface NavigateOptions {
  /**
   * Whether the current history entry is replaced. By default a page adds one, and another query of this page does not.
   */
  readonly replace?: boolean;
}

/** Pages of the online site that the host may open, by full page load. */
export type OutsideTarget = "basket" | "addons";

/** A failure for the log: the operation and what went wrong. */
export interface Problem {
  readonly operation: string;
  readonly message: string;
  readonly cause?: unknown;
}

/**
 * The services that the host provides to its remotes. Remotes use them through the hooks in
 * `host-hooks.tsx`, and use nothing else of the host. The host is their only instance.
 */
export interface HostServices {
  /** Route, search, settings and day of the page. */
  usePageContext(): PageContext;
  /** The language of the page. */
  useLanguage(): SiteLanguage;
  /** Selects a part of the shared cart; re-renders when that part changes. */
  useCart<Part>(select: (cart: Cart) => Part): Part;
  readonly cartActions: CartActions;
  readonly bookingReport: BookingReport;
  useBasket(): BasketState;
  /** Navigates within the site, in the visitor's language. */
  useNavigateTo(): (target: NavigationTarget, options?: NavigateOptions) => void;
  /**
   * The click ids with which this tab came to the site, as a query without its `?`; "" without any. In the browser
   * only.
   */
  clickIds(): string;
  /**
   * Leaves the site by full page load, only to an address of the settings (CA-33), to which the tab's click ids are
   * added (ruling 192).
   */
  leaveTo(target: OutsideTarget, pageContext: PageContext): void;
  /** Writes a problem to the log, with the name and the release of the remote (ruling 44). */
  report(problem: Problem & RemoteIdentity): void;
  /** Reports what a visitor did, for the destination's measuring of sales. */
  track(event: EcommerceEvent): void;
  /** Renders another remote's slot; never throws (FE-03). */
  renderSlot<Name extends SlotName>(name: Name, props: SlotProps[Name], fallback: ReactNode): ReactNode;
  /** Whether the page is hydrated. False on the server and during hydration. */
  useIsHydrated(): boolean;
  /**
   * Whether the page shows answers that were stored at an earlier visit, because there is no network. Nothing can
   * be booked from them.
   */
  useHasStoredAnswers(): boolean;
  /**
   * Deletes the pages and answers that the browser has stored for a lost connection, and all values of
   * {@link VisitKey}.
   */
  forgetPages(): void;
}

/**
 * A key of localStorage whose value tells about a visit. The remote that writes it limits its age; the host removes
 * it when the visitor has everything forgotten.
 */
export type VisitKey = `stays.visit.${string}`;

/** The remote, and its release, that a component belongs to. */
export interface RemoteIdentity {
  readonly remote: string;
  readonly release: string;
}

export type { LinkTarget, RouteMatch };
