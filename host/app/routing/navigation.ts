import type { NavigateOptions, NavigationTarget } from "@stays/contract";
import { useNavigate, useServices } from "@stays/contract/host";
import { readThrown } from "@stays/domain";
import { formatAddress, linkTo, withForeignKeys } from "@stays/routes";
import { useCallback } from "react";
import { useCurrentPageContext } from "../services/page-context.ts";

/** State of a history entry: whether the page keeps its scroll position. */
export interface EntryState {
  readonly keepScroll: boolean;
}

/**
 * Navigates within the site, in the visitor's language. The scroll position stays where a history entry is replaced or
 * the page does. An unchanged address adds no history entry, as in browsers. Browsers reject too many edits in a short
 * time; a rejected edit is logged and the page does not change (EC-15).
 */
export function useNavigateTo(): (target: NavigationTarget, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { report } = useServices();
  const { route } = useCurrentPageContext();
  return useCallback(
    (target, options = {}) => {
      const isPage = "route" in target;
      const { replace = !isPage } = options;
      const state: EntryState = { keepScroll: !isPage || replace };
      try {
        // A hash link that was clicked before hydration has changed the address after the page was rendered.
        const { hash, href, search } = window.location;
        const address = isPage
          ? linkTo(route.language, target)
          : formatAddress({ ...route, hash, search: target.search.replace(/^\?/, "") });
        const shown = isPage && !replace ? address : withForeignKeys(address, search);
        // The address bar changes before the page has followed.
        const isShown = address === formatAddress({ ...route, hash }) || new URL(shown, href).href === href;
        navigate(shown, { replace: replace || (!isPage && isShown), state });
      } catch (cause) {
        report({
          remote: "host",
          release: "live",
          operation: "edit route",
          message: readThrown(cause).text,
          cause,
        });
      }
    },
    [navigate, report, route],
  );
}
