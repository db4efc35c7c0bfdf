import type { UpsellTab } from "@stays/contract";
import { wireActivities, wireActivity } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { page } from "./upsell-category.tsx";

/** The path of the call for the days of a month with activities. */
export const BY_DAY = "availability/activity/by-day";
/** The path of the call for the activities of one day. */
export const DAY = "availability/activity";
/** A tab of the settings. */
const tab = (categoryId: number, tab_title: string, more: Partial<UpsellTab> = {}): UpsellTab => ({
  categoryId,
  attributeId: null,
  tab_title,
  icon: "snowflake",
  style: "Card",
  title: `All of ${tab_title}`,
  description: { value: `<p>${tab_title}, <em>for all</em>.</p>` },
  ...more,
});
/** The two tabs of the page. */
export const tabs = [tab(31, "Snow", { attributeId: 88 }), tab(33, "Wellness", { style: "CompactList" })];
/** February 2027: every day but Monday 8 has activities. */
export const february = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => {
    const day = `2027-02-${String(index + 1).padStart(2, "0")}`;
    return [day, day !== "2027-02-08"];
  }),
);
/** The page's texts and URL. */
export const inHost = {
  texts: page.texts,
  address: "/en/stays/upsell/categories?start=2027-02-06&end=2027-02-09",
  settings: { upsell: { tabs } },
};
/** The answer for any day. */
export const two = wireActivities([wireActivity(6001, { Name: "Ski school" }), wireActivity(6002)], "a-tab");
/** The calendar's accessible name of a day of the stay. */
export const chooseSunday = "Sunday 7 February 2027";

/** Resolves to Sunday's button when its month has loaded; until then it is disabled. */
export async function sundayToChoose(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: chooseSunday }).hasAttribute("aria-disabled")).toBe(false),
  );
  return screen.getByRole("button", { name: chooseSunday });
}
