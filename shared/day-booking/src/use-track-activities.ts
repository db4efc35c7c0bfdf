import {
  type EcommerceEvent,
  type EcommerceItem,
  useSettings,
  useTrack,
  useTrackView,
} from "@stays/contract";
import { type Activity, activityPrice } from "@stays/domain";

type Kind = "activity" | "transport";

const LISTS = { activity: "activities", transport: "transport" } as const;

export function activityItem(activity: Activity, kind: Kind): EcommerceItem {
  return {
    item_id: activity.id,
    item_name: activity.name,
    item_category: kind,
    price: activityPrice(activity)?.amount ?? undefined,
    quantity: 1,
  };
}

/**
 * Reports a list of activities or transport products, once for each day.
 *
 * @param day YYYY-MM-DD
 * @returns reports that one of them is opened
 */
export function useTrackActivities(
  kind: Kind,
  day: string,
  activities: readonly Activity[],
): (opened: Activity) => void {
  const track = useTrack();
  const { currency } = useSettings();
  const toEvent = (
    event: "view_item_list" | "select_item",
    items: readonly EcommerceItem[],
  ): EcommerceEvent => ({ event, item_list_id: LISTS[kind], currency, items });
  useTrackView(activities.length > 0 ? day : null, () =>
    toEvent(
      "view_item_list",
      activities.map((activity, index) => ({ ...activityItem(activity, kind), index })),
    ),
  );
  return (opened) => track(toEvent("select_item", [activityItem(opened, kind)]));
}
