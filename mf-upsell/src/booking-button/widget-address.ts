import type { SiteSettings } from "@stays/contract";
import { type Activity, contentDigits } from "@stays/domain";

/** What the booking button of an activity is to know. */
export interface BookingWish {
  readonly activity: Pick<Activity, "id">;
  /** Token that came with the recommendation (bf_token, else global_token). */
  readonly token: string | null;
  readonly promoCode: string | null;
  /** YYYY-MM-DD. */
  readonly startDate: string | null;
}

type Sites = Pick<SiteSettings, "online" | "widget" | "language">;

const root = ({ online }: Sites): string => online.baseUrl.replace(/\/$/, "");

/**
 * The address of the booking system's script (BW-02). Its token is the recommendation's, else the settings', else the
 * product's digits.
 */
export function widgetAddress(wish: BookingWish, sites: Sites): string {
  const product = contentDigits(wish.activity.id);
  const query = new URLSearchParams({
    token: wish.token || sites.widget.token || product,
    cbisProductId: product,
    display: sites.widget.display,
  });
  if (wish.promoCode) query.set("promotionCode", wish.promoCode);
  if (wish.startDate) query.set("startDateISO", wish.startDate);
  return `${root(sites)}/widget?${query}`;
}

/** The page of an activity on the online site, for when its button could not be drawn; null = the site has none. */
export function activityAddress({ activity }: Pick<BookingWish, "activity">, sites: Sites): string | null {
  const path = sites.widget.activityPath;
  if (!path) return null;
  const id = encodeURIComponent(contentDigits(activity.id));
  return `${root(sites)}${path.replaceAll("{lang}", sites.language).replaceAll("{id}", id)}`;
}
