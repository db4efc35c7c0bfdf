import {
  addButtonMock,
  galaxy,
  never,
  recorded,
  wireActivities,
  wireActivity,
  wireQuote,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  activitiesOn,
  BY_DAY,
  DAY,
  dayOfSettings,
  onDay,
  openDays,
  readDay,
  stops,
} from "./upsell-day.fixture.tsx";

jest.setTimeout(30_000);

test("UP-01 heading, intro with the stay, way past it, and the days as they are", async () => {
  await openDays(
    { days: activitiesOn(6, 8, 9) },
    {
      settings: dayOfSettings({ intro: "There is more than your bed." }),
      cart: { bookedDays: { activity: ["2027-02-08"], transport: ["2027-02-06"] } },
    },
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Add something to your days");
  expect(screen.getByText("Your stay is 6 Feb – 9 Feb. There is more than your bed.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
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
  const days = recorded(BY_DAY, activitiesOn(6, 7, 8, 9));
  const day = recorded(DAY, onDay);
  await openDays(
    {},
    {
      settings: dayOfSettings({ categoryId: 31, attributeId: 88, geoId: 410 }),
      handlers: [days.handler, day.handler],
    },
  );
  await screen.findByRole("heading", { name: "Ski school 06" });
  const filter = { category: "31", attribute: "88", geo: "410" };
  expect(Object.fromEntries(days.calls[0]?.params ?? [])).toMatchObject({
    ...filter,
    start: "2027-02-06",
    end: "2027-02-09",
    datesOnly: "true",
  });
  expect(JSON.parse(days.calls[0]?.params.get("position") ?? "")).toEqual({
    Latitude: 62.5,
    Longitude: 12.4,
  });
  expect(Object.fromEntries(day.calls[0]?.params ?? [])).toMatchObject({ ...filter, date: "2027-02-06" });
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

test("UP-01 a sold-out day cannot be chosen, another one can", async () => {
  const { user } = await openDays({ days: activitiesOn(6, 8, 9) });
  await screen.findByRole("heading", { name: "Ski school 06" });
  await user.click(screen.getByRole("button", { name: "Sun 7 Feb, sold out" }));
  expect(screen.getByRole("heading", { name: "Ski school 06" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Mon 8 Feb" }));
  expect(await screen.findByRole("heading", { name: "Ski school 08" })).toBeInTheDocument();
});

test("UP-06 what is chosen on a day is added with the search of that day, and marks it", async () => {
  const slot = addButtonMock();
  const { user } = await openDays(
    { days: activitiesOn(6, 8, 9) },
    { slots: { "cart.add-button": slot.AddButton } },
  );
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
});

test("UP-06 after an add the day is requested again, since its free places have changed", async () => {
  const slot = addButtonMock();
  const day = recorded(DAY, onDay);
  const { user } = await openDays(
    {},
    {
      slots: { "cart.add-button": slot.AddButton },
      handlers: [galaxy.get(BY_DAY, activitiesOn(6)), day.handler],
    },
  );
  await user.click(await screen.findByRole("button", { name: "Book now: Ski school 06" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ski school 06" }));
  await user.click(dialog.getByRole("button", { name: "Add Adult" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(day.calls).toHaveLength(1);
  slot.end(true);
  await waitFor(() => expect(day.calls).toHaveLength(2));
});

test("UP-06 ruling 100 the price of one and the total agree in a currency with three decimals", async () => {
  const Price = { Price: 3.4, OriginalPrice: null, Currency: "KWD", PriceGroupName: "Adult" };
  const school = wireActivity(6001, {
    day: "2027-02-06",
    groups: { Lesson: [wireQuote("Adult", { Price })] },
  });
  const { user } = await openDays(
    { days: activitiesOn(6), day: wireActivities([school]) },
    { slots: { "cart.add-button": addButtonMock().AddButton } },
  );
  await user.click(await screen.findByRole("button", { name: /^Book now/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const add = dialog.getByRole("button", { name: "Add Adult" });
  await user.click(add);
  expect(dialog.getAllByText(/^KWD.3$/)).toHaveLength(2);
  await user.click(add);
  expect(dialog.getByText(/^KWD.3\.400$/)).toBeInTheDocument();
  expect(dialog.getByText(/^KWD.6\.800$/)).toBeInTheDocument();
});
