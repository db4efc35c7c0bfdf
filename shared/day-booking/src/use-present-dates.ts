import { useNavigateTo, usePageContext } from "@stays/contract";
import { useEffect } from "react";
import { withoutPastDates } from "./stay-days.ts";

/** Removes the dates of a stay that has begun before today from the URL (UP-02, ruling 40). */
export function usePresentDates(): void {
  const pageContext = usePageContext();
  const { route } = pageContext;
  const navigateTo = useNavigateTo();
  const present = withoutPastDates(pageContext);
  useEffect(() => {
    if (present !== route.search) navigateTo({ search: present });
  }, [present, route.search, navigateTo]);
}
