import type { NavigateOptions, NavigationTarget } from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { formatAddress, linkTo, withForeignKeys } from "@stays/routes";
import { useCallback } from "react";
import { useCurrentPageContext } from "../services/page-context.ts";
import { useReportProblem } from "../services/report.ts";

/** State of a history entry: whether the page keeps its scroll position. */
export interface EntryState {
  readonly keepScroll: boolean;
}

/** Whether an edit of the address adds or replaces a history entry. */
interface Entry {
  readonly replace: boolean;
  readonly state: EntryState;
}

/**
 * Changes the address. Browsers reject too many edits in a short time; a rejected edit is logged and the page
 * does not change (EC-15).
 */
function useRouteEdit(): (address: () => string, entry: Entry) => void {
  const navigate = useNavigate();
  const report = useReportProblem();
  return useCallback(
    (address, entry) => {
      const failed = (cause: unknown) =>
        report({ remote: "host", release: "live", operation: "edit route", message: String(cause), cause });
      try {
        Promise.resolve(navigate(address(), entry)).catch(failed);
      } catch (cause) {
        failed(cause);
      }
    },
    [navigate, report],
  );
}

/** Whether the address bar shows an address already: it changes before the page has followed. */
const isShown = (address: string): boolean =>
  new URL(address, window.location.href).href === window.location.href;

/**
 * Navigates within the site, in the visitor's language. The scroll position stays where a history entry is replaced or
 * the page does. An unchanged address adds no history entry, as in browsers.
 */
export function useNavigateTo(): (target: NavigationTarget, options?: NavigateOptions) => void {
  const edit = useRouteEdit();
  const { route } = useCurrentPageContext();
  return useCallback(
    (target, options = {}) => {
      if ("route" in target) {
        const { replace = false } = options;
        const address = () => linkTo(route.language, target);
        const edited = replace ? () => withForeignKeys(address(), window.location.search) : address;
        return edit(edited, { replace, state: { keepScroll: replace } });
      }
      const { replace = true } = options;
      const text = target.search.replace(/^\?/, "");
      // A hash link that was clicked before hydration has changed the address after the page was rendered.
      const current = { ...route, hash: window.location.hash };
      const address = formatAddress({ ...current, search: text === "" ? "" : `?${text}` });
      const shown = withForeignKeys(address, window.location.search);
      const isUnchanged = address === formatAddress(current) || isShown(shown);
      return edit(() => shown, { replace: replace || isUnchanged, state: { keepScroll: true } });
    },
    [edit, route],
  );
}
