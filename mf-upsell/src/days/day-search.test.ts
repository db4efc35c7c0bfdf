import { QueryClient } from "@stays/contract";
import { dayActivityFilter } from "@stays/search";
import { activityFixture } from "@stays/testing/activities";
import { pageContextAt } from "@stays/testing/page-context";
import { settingsFixture } from "@stays/testing/settings";
import { dayHero, dayQuery, firstDayWithActivities, type LoadedDay } from "./day-search.ts";

const waiting = (day: string): LoadedDay => ({ day, search: null });
const empty = (day: string): LoadedDay => ({ day, search: { searchId: "a-1", activities: [] } });
const filled = (day: string): LoadedDay => ({
  day,
  search: { searchId: "a-1", activities: [activityFixture()] },
});

test.each([
  ["has activities", [empty("06"), filled("07"), waiting("08")], "07"],
  ["may have some", [empty("06"), waiting("07"), filled("08")], "07"],
  ["is none when every day has come empty", [empty("06"), empty("07")], null],
])("UP-02 the first available day %s", (_, days, first) => {
  expect(firstDayWithActivities(days)).toBe(first);
});

const pageContext = (listStyle: "Card" | "CompactList") =>
  pageContextAt("/en/stays/upsell/days?start=2027-02-06&end=2027-02-09&lat=62.5&long=12.4", {
    upsell: { day: { ...settingsFixture().upsell.day, listStyle } },
  });

/** The answer for the first day, reduced to what the picture is read from. */
function answer(listStyle: "Card" | "CompactList", found: object) {
  const data = new QueryClient();
  const queryKey: readonly unknown[] = dayQuery(
    dayActivityFilter(pageContext(listStyle)),
    "2027-02-06",
  ).queryKey;
  data.setQueryData(queryKey, found);
  return data;
}

const images = [
  { uri: "/other.jpg", description: null, isMain: false, focalY: 50 },
  { uri: "/main.jpg", description: null, isMain: true, focalY: 50 },
];
const found = { activities: [{ content: { images } }] };

test("UP-01 the main picture of the first activity is preloaded", () => {
  expect(dayHero(pageContext("Card"), answer("Card", found))?.src).toContain(
    "https://images.example.com/main.jpg?",
  );
});

test("UP-01 no picture is preloaded for small pictures, without activities, or after a failure", () => {
  expect(dayHero(pageContext("CompactList"), answer("CompactList", found))).toBeUndefined();
  expect(dayHero(pageContext("Card"), answer("Card", { activities: [] }))).toBeUndefined();
  expect(dayHero(pageContext("Card"), new QueryClient())).toBeUndefined();
});
