import type { UpsellTab } from "@stays/contract";
import {
  type GalaxyAnswer,
  networkError,
  never,
  type RenderInHostOptions,
  recorded,
  renderInHost,
  wireActivities,
  wireActivity,
  wireActivityDays,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { page } from "./upsell-category.tsx";

const BY_DAY = "availability/activity/by-day";
const DAY = "availability/activity";
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
const tabs = [tab(31, "Snow", { attributeId: 88 }), tab(33, "Wellness", { style: "CompactList" })];
/** February 2027: every day but Monday 8 has activities. */
const february = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => {
    const day = `2027-02-${String(index + 1).padStart(2, "0")}`;
    return [day, day !== "2027-02-08"];
  }),
);
/** The URL of a stay from Saturday 6 to Tuesday 9 February. */
const ADDRESS = "/en/stays/upsell/categories?start=2027-02-06&end=2027-02-09";
const OVER_TWO_MONTHS = "/en/stays/upsell/categories?start=2027-01-30&end=2027-02-06";

interface Answers {
  /** The days of a month with activities; February by default. */
  readonly days?: GalaxyAnswer;
  /** The activities of a day; two by default. */
  readonly day?: GalaxyAnswer;
}

/** Renders the page in a mock host, and records its requests of months and days. */
async function openTabs(
  { days = wireActivityDays(february), day = two }: Answers = {},
  options: RenderInHostOptions = {},
) {
  const [byDay, ofDay] = [recorded(BY_DAY, days), recorded(DAY, day)];
  const view = await renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    settings: { upsell: { tabs } },
    handlers: [byDay.handler, ofDay.handler],
    ...options,
  });
  const months = () => byDay.calls.map(({ params }) => params.get("start")?.slice(0, 7));
  const askedDays = () => ofDay.calls.map(({ params }) => params.get("startDate"));
  return { ...view, months, askedDays, dayCalls: ofDay.calls };
}

/** The answer for any day. */
const two = wireActivities([wireActivity(6001, { Name: "Ski school" }), wireActivity(6002)], "a-tab");
/** The calendar's accessible name of a day of the stay. */
const chooseSunday = "Sunday 7 February 2027";

/** Resolves to Sunday's button when its month has loaded; until then it is disabled. */
async function sundayToChoose(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: chooseSunday }).hasAttribute("aria-disabled")).toBe(false),
  );
  return screen.getByRole("button", { name: chooseSunday });
}

test("UP-03 heading, stay, way past it, and a tab with icon, title and description", async () => {
  const { container } = await openTabs();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Activities for your stay");
  expect(screen.getByText(/^Your stay is 6 Feb – 9 Feb\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual(["Snow", "Wellness"]);
  expect(container.querySelectorAll("[role=tab] svg")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 2, name: "All of Snow" })).toBeInTheDocument();
  expect(screen.getByText("for all").tagName).toBe("EM");
});

test("UP-03 the calendar has a legend, and closed days cannot be chosen", async () => {
  const { user } = await openTabs();
  const legend = within(screen.getByRole("list", { name: "What the calendar shows" }));
  expect(legend.getByText("Accommodation, 6 Feb – 9 Feb")).toBeInTheDocument();
  expect(legend.getByText("Available")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Monday 8 February 2027, not available" }));
  expect(await screen.findByText("2 activities on Saturday 6 February 2027")).toBeInTheDocument();
});

test("UP-03 ruling 28 a chosen day shows its count with the date, and its activities in the tab's style", async () => {
  const { user, dayCalls } = await openTabs();
  await user.click(await sundayToChoose());
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toHaveAttribute("role", "status");
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  const chosen = screen.getByRole("button", { name: /^Sunday 7 February 2027/ });
  expect(chosen.closest("td")).toHaveAttribute("aria-selected", "true");
  expect(Object.fromEntries(dayCalls.at(-1)?.params ?? [])).toEqual({
    startDate: "2027-02-07",
    endDate: "2027-02-07",
    category: "31",
    attribute: "88",
  });
});

test("UP-03 a day that has sold out meanwhile says so", async () => {
  const { user } = await openTabs({
    day: ({ params }) => (params.get("startDate") === "2027-02-07" ? wireActivities([]) : two),
  });
  await user.click(await sundayToChoose());
  expect(
    await screen.findByText("We're sorry but there isn't anything available this day"),
  ).toBeInTheDocument();
});

test("UP-03 a failed month, then a failed day, each with Try again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await openTabs({
    days: () => (isUp ? wireActivityDays(february) : networkError()),
    day: () => (isUp ? two : networkError()),
  });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  // Meanwhile the days of the month can be chosen, those to come.
  expect(await sundayToChoose()).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const sunday = await sundayToChoose();
  isUp = false;
  await user.click(sunday);
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
});

test("UP-03 while a day is on the way that is said", async () => {
  const { user } = await openTabs({ day: never });
  await user.click(await sundayToChoose());
  expect(screen.getByText("Loading activities")).toHaveAttribute("role", "status");
});

test.each([
  ["a visitor is not shown", false],
  ["a logged-in editor is shown", true],
])("UP-03 without tabs %s where to add them", async (_, loggedIn) => {
  await openTabs({}, { settings: { loggedIn, upsell: { tabs: [] } } });
  expect(
    screen.getByRole("heading", { name: "There are no activities to choose from right now." }),
  ).toBeInTheDocument();
  expect(screen.queryAllByText(/no tabs could be found/)).toHaveLength(loggedIn ? 1 : 0);
  expect(screen.queryByText(/Choose what you like/)).not.toBeInTheDocument();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
});

const emptyMonth = (month: string) => wireActivityDays({ [`${month}-10`]: false });

test("UP-03 without a stay, months that have nothing are passed until one has something", async () => {
  const days: GalaxyAnswer = ({ params }) => {
    const month = (params.get("start") ?? "").slice(0, 7);
    return month === "2027-02" ? wireActivityDays(february) : emptyMonth(month);
  };
  const { months } = await openTabs({ days }, { address: "/en/stays/upsell/categories" });
  expect(await screen.findByRole("grid", { name: "February 2027" })).toBeInTheDocument();
  expect(await sundayToChoose()).toBeInTheDocument();
  expect(months()).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});

test("UP-03 months beyond the limit of the settings are not requested; the first month is shown", async () => {
  const { months } = await openTabs(
    { days: emptyMonth("2027-01") },
    {
      address: "/en/stays/upsell/categories",
      settings: { upsell: { tabs }, calendar: { searchLimitMonths: 2 } },
    },
  );
  await waitFor(() => expect(months()).toHaveLength(3));
  expect(await screen.findByRole("grid", { name: "November 2026" })).toBeInTheDocument();
});

test("UP-03 ruling 104 the open tab and the chosen day are in the address, and open from it", async () => {
  const { user, address, unmount } = await openTabs();
  await user.click(await sundayToChoose());
  expect(address()).toBe(`${ADDRESS}&day=2027-02-07`);
  await user.click(screen.getByRole("tab", { name: "Wellness" }));
  await screen.findByText("2 activities on Saturday 6 February 2027");
  expect(address()).toBe(`${ADDRESS}&tab=2`);
  await user.click(screen.getByRole("tab", { name: "Snow" }));
  await waitFor(() => expect(address()).toBe(ADDRESS));
  await user.click(screen.getByRole("tab", { name: "Wellness" }));
  await user.click(await sundayToChoose());
  const shared = `${ADDRESS}&tab=2&day=2027-02-07`;
  expect(address()).toBe(shared);
  unmount();
  await openTabs({}, { address: shared });
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Wellness", selected: true })).toBeInTheDocument();
});

test("ruling 127 a day that its month offers and its search does not is skipped, also into the next month", async () => {
  const days: GalaxyAnswer = ({ params }) =>
    wireActivityDays(
      params.get("start")?.startsWith("2027-02")
        ? { "2027-02-01": true, "2027-02-02": true }
        : { "2027-01-30": true, "2027-01-31": true },
    );
  const day: GalaxyAnswer = ({ params }) =>
    params.get("startDate") === "2027-02-02" ? two : wireActivities([]);
  const { askedDays } = await openTabs({ days, day }, { address: OVER_TWO_MONTHS });
  expect(await screen.findByText("2 activities on Tuesday 2 February 2027")).toBeInTheDocument();
  expect(askedDays()).toEqual(["2027-01-30", "2027-01-31", "2027-02-01", "2027-02-02"]);
});

test("UP-03 a month without activities leads to the next day that has some", async () => {
  const days: GalaxyAnswer = ({ params }) => {
    const month = (params.get("start") ?? "").slice(0, 7);
    return wireActivityDays({ [`${month}-10`]: month === "2027-04" });
  };
  const { user } = await openTabs({ days });
  expect(await screen.findByText("There are no activities in February 2027")).toBeInTheDocument();
  expect(screen.getByText("Choose a day in the calendar to see its activities")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "First available day: Sat 10 Apr 2027" }));
  expect(await screen.findByText("2 activities on Saturday 10 April 2027")).toBeInTheDocument();
  expect(screen.getByRole("grid", { name: "April 2027" })).toBeInTheDocument();
});
