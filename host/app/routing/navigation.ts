import type { LinkTarget, NavigateOptions } from "@stays/contract";
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

/** Navigates to a page of the site, in the visitor's language. */
export function useNavigateTo(): (target: LinkTarget, options?: NavigateOptions) => void {
  const edit = useRouteEdit();
  const { language } = useCurrentPageContext().route;
  return useCallback(
    (target, { replace = false, keepScroll = false } = {}) => {
      const state: EntryState = { keepScroll };
      const address = () => linkTo(language, target);
      edit(replace ? () => withForeignKeys(address(), window.location.search) : address, { replace, state });
    },
    [edit, language],
  );
}

/** Whether the address bar shows an address already: it changes before the page has followed. */
const isShown = (address: string): boolean =>
  new URL(address, window.location.href).href === window.location.href;

/**
 * Replaces the query of the current page; the scroll position stays. An unchanged address adds no history
 * entry, as in browsers, even with `push`.
 */
export function useReplaceSearch(): (search: string, options?: { readonly push?: boolean }) => void {
  const edit = useRouteEdit();
  const { route } = useCurrentPageContext();
  return useCallback(
    (search, { push = false } = {}) => {
      const state: EntryState = { keepScroll: true };
      const text = search.replace(/^\?/, "");
      // A hash link that was clicked before hydration has changed the address after the page was rendered.
      const current = { ...route, hash: window.location.hash };
      const address = formatAddress({ ...current, search: text === "" ? "" : `?${text}` });
      const shown = withForeignKeys(address, window.location.search);
      edit(() => shown, { replace: !push || address === formatAddress(current) || isShown(shown), state });
    },
    [edit, route],
  );
}
