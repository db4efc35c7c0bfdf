import {
  type GalaxyAnswer,
  type GalaxyCall,
  galaxy,
  type RenderInHostOptions,
  renderInHost,
  settingsFixture,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./upsell-day.tsx";

export const BY_DAY = "availability/activity/by-day";
export const DAY = "availability/activity";
/** The URL for a stay from Saturday 6 to Tuesday 9 February: four days, with the day of departure. */
const ADDRESS = "/en/stays/upsell/days?start=2027-02-06&end=2027-02-09&lat=62.5&long=12.4";
/** The answer for the four days of the stay: the given days of February have activities, the others none. */
export const activitiesOn = (...days: number[]) =>
  wireActivityDays(Object.fromEntries([6, 7, 8, 9].map((day) => [`2027-02-0${day}`, days.includes(day)])));
/** The day that a call requests, YYYY-MM-DD. */
export const readDay = ({ params }: GalaxyCall) => params.get("date") ?? "";
/** The answer for any day: one activity, named after its day. */
export const onDay = (call: GalaxyCall) =>
  wireActivities(
    [wireActivity(6001, { day: readDay(call), Name: `Ski school ${readDay(call).slice(8)}` })],
    `a-${readDay(call)}`,
  );

const { day: daySettings } = settingsFixture().upsell;
/** Settings that change the day page only. */
export const dayOfSettings = (more: Partial<typeof daySettings>) => ({
  upsell: { day: { ...daySettings, ...more } },
});

interface Answers {
  /** The days of the stay with activities; all but Sunday by default. */
  readonly days?: GalaxyAnswer;
  /** The activities of a day; one by default. */
  readonly day?: GalaxyAnswer;
}

/** Renders the page in a mock host. */
export const openDays = (
  { days = activitiesOn(6, 8, 9), day = onDay }: Answers = {},
  options: RenderInHostOptions = {},
) =>
  renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    handlers: [galaxy.get(BY_DAY, days), galaxy.get(DAY, day)],
    ...options,
  });

/** The texts of the timeline's stops. */
export const stops = () =>
  within(screen.getByRole("list", { name: "Days" }))
    .getAllByRole("button")
    .map((stop) => stop.getAttribute("aria-label"));
