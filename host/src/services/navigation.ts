import type { LinkTarget, NavigateOptions } from "@stays/contract";
import { useNavigate } from "@stays/router";
import { addressOf, linkTo } from "@stays/routes";
import { useCallback } from "react";
import { useReportProblem } from "./report.ts";
import { usePageVisit } from "./visit.ts";

/** State of a history entry: whether the page is to stay where it is scrolled to. */
export interface EntryState {
  readonly keepScroll: boolean;
}

/** How an edit of the address goes into the history. */
interface Entry {
  readonly replace: boolean;
  readonly state: EntryState;
}

/**
 * Changes the address. Browsers refuse too many edits in a short time; an edit that is refused is logged, and the page
 * stays as it is (EC-15).
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

/** Goes to a page of the site, in the visitor's language. */
export function useNavigateTo(): (target: LinkTarget, options?: NavigateOptions) => void {
  const edit = useRouteEdit();
  const { language } = usePageVisit().place;
  return useCallback(
    (target, { replace = false, keepScroll = false } = {}) => {
      const state: EntryState = { keepScroll };
      edit(() => linkTo(language, target), { replace, state });
    },
    [edit, language],
  );
}

/**
 * Replaces the query of the current page, where it is scrolled to. As browsers do, an address that is the page's own
 * already makes no entry of the history, also when one is asked for.
 */
export function useReplaceSearch(): (search: string, options?: { readonly push?: boolean }) => void {
  const edit = useRouteEdit();
  const { place } = usePageVisit();
  return useCallback(
    (search, { push = false } = {}) => {
      const state: EntryState = { keepScroll: true };
      const text = search.replace(/^\?/, "");
      const address = addressOf({ ...place, search: text === "" ? "" : `?${text}` });
      edit(() => address, { replace: !push || address === addressOf(place), state });
    },
    [edit, place],
  );
}
