import {
  type GalaxyCall,
  settingsFixture,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { sharedTexts, texts } from "./upsell-day.tsx";

export const BY_DAY = "availability/activity/by-day";
export const DAY = "availability/activity";
export const ADDRESS = "/en/stays/upsell/days?start=2027-02-06&end=2027-02-09&lat=62.5&long=12.4";
export const open = (...days: boolean[]) =>
  wireActivityDays(Object.fromEntries(days.map((isOpen, index) => [`2027-02-0${6 + index}`, isOpen])));
export const dayOf = ({ params }: GalaxyCall) => params.get("date") ?? "";
export const onDay = (call: GalaxyCall) =>
  wireActivities(
    [wireActivity(6001, { day: dayOf(call), Name: `Ski school ${dayOf(call).slice(8)}` })],
    `a-${dayOf(call)}`,
  );

const { day: daySettings } = settingsFixture().upsell;
export const dayOfSettings = (more: Partial<typeof daySettings>) => ({
  upsell: { day: { ...daySettings, ...more } },
});

export const inHost = { texts: [texts, ...sharedTexts], address: ADDRESS };
export const stops = () =>
  within(screen.getByRole("list", { name: "Days" }))
    .getAllByRole("button")
    .map((stop) => stop.getAttribute("aria-label"));
