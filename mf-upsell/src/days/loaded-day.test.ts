import { activityFixture } from "@stays/testing/activities";
import { firstDayWithActivities, hasNothingAtAll, type LoadedDay } from "./loaded-day.ts";

const waiting = (day: string): LoadedDay => ({ day, state: "waiting" });
const asked = (day: string): LoadedDay => ({ day, state: "asked" });
const failed = (day: string): LoadedDay => ({ day, state: "failed" });
const empty = (day: string): LoadedDay => ({
  day,
  state: "loaded",
  search: { searchId: "a-1", activities: [] },
});
const filled = (day: string): LoadedDay => ({
  day,
  state: "loaded",
  search: { searchId: "a-1", activities: [activityFixture()] },
});

test("UP-02 the first available day has activities, or its flag promises some", () => {
  expect(firstDayWithActivities([empty("06"), filled("07"), waiting("08")])).toBe("07");
  expect(firstDayWithActivities([empty("06"), waiting("07"), filled("08")])).toBe("07");
  expect(firstDayWithActivities([empty("06")])).toBeNull();
});

test("UP-02 nothing at all is known only when every day has come empty", () => {
  expect(hasNothingAtAll([empty("06"), empty("07")])).toBe(true);
  expect(hasNothingAtAll([empty("06"), waiting("07")])).toBe(false);
  expect(hasNothingAtAll([empty("06"), asked("07")])).toBe(false);
  expect(hasNothingAtAll([empty("06"), failed("07")])).toBe(false);
});
