import type { UpsellTab } from "@stays/contract";
import {
  type GalaxyAnswer,
  galaxy,
  type RenderInHostOptions,
  renderInHost,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { page } from "./upsell-category.tsx";

export const BY_DAY = "availability/activity/by-day";
export const DAY = "availability/activity";
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
export const tabs = [tab(31, "Snow", { attributeId: 88 }), tab(33, "Wellness", { style: "CompactList" })];
/** February 2027: every day but Monday 8 has activities. */
export const february = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => {
    const day = `2027-02-${String(index + 1).padStart(2, "0")}`;
    return [day, day !== "2027-02-08"];
  }),
);
/** The URL of a stay from Saturday 6 to Tuesday 9 February. */
export const ADDRESS = "/en/stays/upsell/categories?start=2027-02-06&end=2027-02-09";

interface Answers {
  /** The days of a month with activities; February by default. */
  readonly days?: GalaxyAnswer;
  /** The activities of a day; two by default. */
  readonly day?: GalaxyAnswer;
}

/** Renders the page in a mock host. */
export const openTabs = (
  { days = wireActivityDays(february), day = two }: Answers = {},
  options: RenderInHostOptions = {},
) =>
  renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    settings: { upsell: { tabs } },
    handlers: [galaxy.get(BY_DAY, days), galaxy.get(DAY, day)],
    ...options,
  });

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
