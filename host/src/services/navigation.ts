import type { LinkTarget, NavigateOptions } from "@stays/contract";
import { useNavigate } from "@stays/router";
import { addressOf, linkTo } from "@stays/routes";
import { useCallback } from "react";
import { usePageVisit } from "./visit.ts";

/** State of a history entry: whether the page is to stay where it is scrolled to. */
export interface EntryState {
  readonly keepScroll: boolean;
}

/** Goes to a page of the site, in the visitor's language. */
export function useNavigateTo(): (target: LinkTarget, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { language } = usePageVisit().place;
  return useCallback(
    (target, { replace = false, keepScroll = false } = {}) => {
      const state: EntryState = { keepScroll };
      void navigate(linkTo(language, target), { replace, state });
    },
    [navigate, language],
  );
}

/**
 * Replaces the query of the current page, where it is scrolled to. As browsers do, an address that is the page's own
 * already makes no entry of the history, also when one is asked for.
 */
export function useReplaceSearch(): (search: string, options?: { readonly push?: boolean }) => void {
  const navigate = useNavigate();
  const { place } = usePageVisit();
  return useCallback(
    (search, { push = false } = {}) => {
      const state: EntryState = { keepScroll: true };
      const text = search.replace(/^\?/, "");
      const address = addressOf({ ...place, search: text === "" ? "" : `?${text}` });
      void navigate(address, {
        replace: !push || address === addressOf(place),
        state,
      });
    },
    [navigate, place],
  );
}
