import { usePageContext } from "@stays/contract";
import { findUnread, type UnreadPart } from "@stays/search";
import { Alert } from "@stays/ui";
import { useAvailabilityTexts } from "./availability-texts.ts";

const TEXTS = {
  dates: "unreadDates",
  guests: "unreadGuests",
  filters: "unreadFilters",
} as const satisfies Record<UnreadPart, string>;

/** Says in a search form what of a damaged link is lost (ruling 193); nothing when all of it was read. */
export function UnreadNotice({ className }: { readonly className?: string | undefined }) {
  const { t } = useAvailabilityTexts();
  const { route, settings } = usePageContext();
  const unread = findUnread(route.search, settings);
  if (unread.length === 0) return null;
  return (
    <div className={className}>
      <Alert tone="info" title={unread.map((part) => t(TEXTS[part])).join(" ")} />
    </div>
  );
}
