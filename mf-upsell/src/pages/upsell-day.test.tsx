import {
  addButtonMock,
  type GalaxyAnswer,
  type GalaxyCall,
  networkError,
  never,
  type RenderInHostOptions,
  recorded,
  renderInHost,
  settingsFixture,
  useTestClock,
  wireActivities,
  wireActivity,
  wireActivityDays,
  wireRefusal,
} from "@stays/testing";
import { pageContextAt } from "@stays/testing/page-context";
import { screen, waitFor, within } from "@testing-library/react";
import { page } from "./upsell-day.tsx";

useTestClock();

const BY_DAY = "availability/activity/by-day";
const DAY = "availability/activity";
/** The URL for a stay from Saturday 6 to Tuesday 9 February: four days, with the day of departure. */
const ADDRESS = "/en/stays/upsell/days?start=2027-02-06&end=2027-02-09&lat=62.5&long=12.4";
/** The answer for the four days of the stay: the given days of February have activities, the others none. */
const activitiesOn = (...days: number[]) =>
  wireActivityDays(Object.fromEntries([6, 7, 8, 9].map((day) => [`2027-02-0${day}`, days.includes(day)])));
/** The day that a call requests, YYYY-MM-DD. */
const readDay = ({ params }: GalaxyCall) => params.get("date") ?? "";
/** The answer for any day: one activity, named after its day. */
const onDay = (call: GalaxyCall) =>
  wireActivities(
    [wireActivity(6001, { day: readDay(call), Name: `Ski school ${readDay(call).slice(8)}` })],
    `a-${readDay(call)}`,
  );

const { day: daySettings } = settingsFixture().upsell;
/** Settings that change the day page only. */
const dayOfSettings = (more: Partial<typeof daySettings>) => ({
  upsell: { day: { ...daySettings, ...more } },
});

interface Answers {
  /** The days of the stay with activities; all but Sunday by default. */
  readonly days?: GalaxyAnswer;
  /** The activities of a day; one by default. */
  readonly day?: GalaxyAnswer;
}

/** Renders the page in a mock host, and records its requests of the timeline and of days. */
async function openDays(
  { days = activitiesOn(6, 8, 9), day = onDay }: Answers = {},
  options: RenderInHostOptions = {},
) {
  const [byDay, ofDay] = [recorded(BY_DAY, days), recorded(DAY, day)];
  const view = await renderInHost(<page.Page />, {
    texts: page.texts,
    address: ADDRESS,
    handlers: [byDay.handler, ofDay.handler],
    ...options,
  });
  return { ...view, timelineCalls: byDay.calls, dayCalls: ofDay.calls };
}

/** The texts of the timeline's stops. */
const stops = () =>
  within(screen.getByRole("list", { name: "Days" }))
    .getAllByRole("button")
    .map((stop) => stop.getAttribute("aria-label"));

test("UP-01 heading, intro with the stay, way past it, and the days as they are", async () => {
  await openDays(
    {},
    {
      settings: dayOfSettings({ intro: "There is more than your bed." }),
      cart: { bookedDays: { activity: ["2027-02-08"], transport: ["2027-02-06"] } },
    },
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Add something to your days");
  expect(screen.getByText("Your stay is 6 Feb – 9 Feb. There is more than your bed.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toHaveAttribute(
    "href",
    "https://online.example.com/basket",
  );
  expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  expect(stops()).toEqual([
    "Sat 6 Feb, arrival",
    "Sun 7 Feb, sold out",
    "Mon 8 Feb, booked",
    "Tue 9 Feb, departure",
  ]);
  expect(screen.getByRole("button", { current: "date" })).toHaveAccessibleName("Sat 6 Feb, arrival");
  expect(screen.getByText("1 activity", { selector: "[role=status]" })).toBeInTheDocument();
});

test("UP-01 the timeline and the first day are requested together, by the settings and the booked stay", async () => {
  const { timelineCalls, dayCalls } = await openDays(
    { days: activitiesOn(6, 7, 8, 9) },
    { settings: dayOfSettings({ categoryId: 31, attributeId: 88, geoId: 410 }) },
  );
  await screen.findByRole("heading", { name: "Ski school 06" });
  const filter = { category: "31", attribute: "88", geo: "410" };
  expect(Object.fromEntries(timelineCalls[0]?.params ?? [])).toMatchObject({
    ...filter,
    start: "2027-02-06",
    end: "2027-02-09",
    datesOnly: "true",
  });
  expect(JSON.parse(timelineCalls[0]?.params.get("position") ?? "")).toEqual({
    Latitude: 62.5,
    Longitude: 12.4,
  });
  expect(Object.fromEntries(dayCalls[0]?.params ?? [])).toMatchObject({ ...filter, date: "2027-02-06" });
});

test("UP-01 days load one by one in order, sold-out ones never; the first loaded day ends the loading", async () => {
  const asked: string[] = [];
  const answers = new Map<string, (answer: object) => void>();
  await openDays({
    days: activitiesOn(6, 8, 9),
    day: (call) => {
      asked.push(readDay(call));
      return new Promise<object>((resolve) => answers.set(readDay(call), () => resolve(onDay(call))));
    },
  });
  await waitFor(() => expect(asked).toEqual(["2027-02-06"]));
  expect(screen.queryByRole("heading", { name: /Ski school/ })).not.toBeInTheDocument();
  answers.get("2027-02-06")?.({});
  expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(["2027-02-06", "2027-02-08"]));
  answers.get("2027-02-08")?.({});
  await waitFor(() => expect(asked).toEqual(["2027-02-06", "2027-02-08", "2027-02-09"]));
});

test("UP-01 while the days are on the way: one place more than the stay has days, and three tiles", async () => {
  const { container } = await openDays({ days: never });
  expect(screen.getByText("Loading the days of your stay")).toBeInTheDocument();
  const [timeline, tiles] = container.querySelectorAll("[aria-hidden]:has(> div)");
  expect(timeline?.children).toHaveLength(5);
  expect(tiles?.children).toHaveLength(3);
});

test("UP-06 what is chosen on a day is added with the search of that day, which is then requested again", async () => {
  const slot = addButtonMock();
  const { user, dayCalls } = await openDays({}, { slots: { "cart.add-button": slot.AddButton } });
  await screen.findByRole("heading", { name: "Ski school 06" });
  await user.click(screen.getByRole("button", { name: "Mon 8 Feb" }));
  await user.click(await screen.findByRole("button", { name: "Book now: Ski school 08" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ski school 08" }));
  await user.click(dialog.getByRole("button", { name: "Add Adult" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(slot.added).toMatchObject([
    {
      booking: { kind: "activity", day: "2027-02-08" },
      items: [{ bookKey: "AC-Adult", amount: 1, searchId: "a-2027-02-08", id: "cbis:6001" }],
    },
  ]);
  const asked = () => dayCalls.filter((call) => readDay(call) === "2027-02-08");
  expect(asked()).toHaveLength(1);
  // Its free places have changed.
  slot.end(true);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test("UP-01 a day's failure is that day's: the next one loads", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await openDays({
    days: activitiesOn(6, 7),
    day: (call) => (readDay(call) === "2027-02-06" ? networkError() : onDay(call)),
  });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sun 7 Feb" }));
  expect(await screen.findByRole("heading", { name: "Ski school 07" })).toBeInTheDocument();
});

test.each([0, 7])(
  "UP-02 ruling 3 code %s is a failure with Try again, of all days or of one",
  async (code) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const down = { [BY_DAY]: true, [DAY]: true };
    const { user } = await openDays({
      days: () => (down[BY_DAY] ? wireRefusal(code) : activitiesOn(6)),
      day: (call) => (down[DAY] ? wireRefusal(code) : onDay(call)),
    });
    expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
    expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
    down[BY_DAY] = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Sat 6 Feb, arrival" })).toBeInTheDocument();
    expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
    down[DAY] = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  },
);

test("UP-01 days that Galaxy does not list are requested one by one, days of others are not shown", async () => {
  const { dayCalls } = await openDays({
    days: wireActivityDays({ "2027-02-01": true, "2027-02-07": false, "2027-03-01": true }),
  });
  expect(await screen.findByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  expect(stops()).toEqual(["Sat 6 Feb, arrival", "Sun 7 Feb, sold out", "Mon 8 Feb", "Tue 9 Feb, departure"]);
  await waitFor(() =>
    expect(dayCalls.map(readDay).sort()).toEqual(["2027-02-06", "2027-02-08", "2027-02-09"]),
  );
});

test("UP-02 a day without activities leads to the first day that has some", async () => {
  const { user } = await openDays({ days: activitiesOn(8, 9) });
  expect(
    await screen.findByText("We're sorry but there isn't anything available this day"),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "First available day: Mon 8 Feb 2027" }));
  expect(await screen.findByRole("heading", { name: "Ski school 08" })).toBeInTheDocument();
});

/** Flags of the four days of the stay. Days are requested one by one, and each day's list is empty. */
test.each([
  ["no day has an activity", activitiesOn()],
  ["days that should have activities have none", activitiesOn(6, 7)],
])("UP-02 when %s, a message and a countdown to the basket", async (_, days) => {
  await openDays({ days, day: wireActivities([]) });
  expect(
    await screen.findByRole("heading", { name: "We could not find any activities on your selected dates" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
});

test("UP-02 without dates nothing is requested", async () => {
  const { client } = await openDays({}, { address: "/en/stays/upsell/days" });
  expect(screen.getByText("Choose dates for your stay first")).toBeInTheDocument();
  expect(page.queries(pageContextAt("/en/stays/upsell/days"), client)).toEqual([]);
});
