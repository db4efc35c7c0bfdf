import type { SiteSettings } from "@stays/contract";
import { type Activity, contentDigits } from "@stays/domain";

export interface WidgetBooking {
  readonly activity: Pick<Activity, "id">;
  /** The token that came with the recommendation (bf_token, else global_token). */
  readonly token: string | null;
  readonly promoCode: string | null;
  /** YYYY-MM-DD. */
  readonly startDate: string | null;
  readonly isWhole?: boolean;
}

type Sites = Pick<SiteSettings, "online" | "widget" | "language">;

const root = ({ online }: Sites): string => online.baseUrl.replace(/\/$/, "");

/**
 * The URL of the booking system's script (BW-02). The token is that of the recommendation, else of the
 * settings, else the product's digits.
 */
export function widgetAddress(booking: WidgetBooking, sites: Sites): string {
  const product = contentDigits(booking.activity.id);
  const query = new URLSearchParams({
    token: booking.token || sites.widget.token || product,
    cbisProductId: product,
    display: booking.isWhole && sites.widget.display === "button" ? "widget" : sites.widget.display,
  });
  if (booking.promoCode) query.set("promotionCode", booking.promoCode);
  if (booking.startDate) query.set("startDateISO", booking.startDate);
  return `${root(sites)}/widget?${query}`;
}

/** The activity on the online site, as a fallback for its button; null = the site has no such page. */
export function activityAddress({ activity }: Pick<WidgetBooking, "activity">, sites: Sites): string | null {
  const path = sites.widget.activityPath;
  if (!path) return null;
  const id = encodeURIComponent(contentDigits(activity.id));
  return `${root(sites)}${path.replaceAll("{lang}", sites.language).replaceAll("{id}", id)}`;
}
