import { useNavigateTo, usePageContext } from "@stays/contract";
import { withQueryKeys } from "@stays/routes";
import { useState } from "react";
import type { BookedStayDays } from "./stay-days.ts";

/**
 * The chosen day of a stay; initially the first. The URL holds it, so a reload, a shared link and another
 * language show the same day.
 */
export function useChosenDay({ days, start }: BookedStayDays): readonly [string, (day: string) => void] {
  const { search } = usePageContext().route;
  const navigateTo = useNavigateTo();
  const [day, setDay] = useState(() => {
    const named = new URLSearchParams(search).get("day");
    return named !== null && days.includes(named) ? named : start;
  });
  function choose(next: string): void {
    setDay(next);
    // The first day has no key.
    navigateTo({ search: withQueryKeys(search, { day: next === start ? null : next }) });
  }
  return [day, choose];
}
