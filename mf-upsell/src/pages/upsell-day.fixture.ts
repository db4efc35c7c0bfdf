import {
  type GalaxyCall,
  settingsFixture,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { sharedTexts, texts } from "./upsell-day.tsx";

/** Which days of the stay have activities. */
export const BY_DAY = "availability/activity/by-day";
/** The activities of one day. */
export const DAY = "availability/activity";
/** The page of a stay from Saturday 6 to Tuesday 9 February: four days, with the day of departure. */
export const ADDRESS = "/en/stays/upsell/days?start=2027-02-06&end=2027-02-09&lat=62.5&long=12.4";
/** The answer about the four days of the stay: those days of February have activities, the others none. */
export const activitiesOn = (...days: number[]) =>
  wireActivityDays(Object.fromEntries([6, 7, 8, 9].map((day) => [`2027-02-0${day}`, days.includes(day)])));
/** The day that a call asks for, YYYY-MM-DD. */
export const dayOf = ({ params }: GalaxyCall) => params.get("date") ?? "";
/** The answer about any day: one activity, named by the day it is on. */
export const onDay = (call: GalaxyCall) =>
  wireActivities(
    [wireActivity(6001, { day: dayOf(call), Name: `Ski school ${dayOf(call).slice(8)}` })],
    `a-${dayOf(call)}`,
  );

const { day: daySettings } = settingsFixture().upsell;
/** Settings that differ in what they say of the day page. */
export const dayOfSettings = (more: Partial<typeof daySettings>) => ({
  upsell: { day: { ...daySettings, ...more } },
});

/** The page with its texts, at its address. */
export const inHost = { texts: [texts, ...sharedTexts], address: ADDRESS };
/** What the stops of the timeline are called. */
export const stops = () =>
  within(screen.getByRole("list", { name: "Days" }))
    .getAllByRole("button")
    .map((stop) => stop.getAttribute("aria-label"));
