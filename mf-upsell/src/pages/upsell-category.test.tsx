import { galaxy, networkError, never, recorded, wireActivities, wireActivityDays } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { BY_DAY, DAY, february, openTabs, sundayToChoose, tabs, two } from "./upsell-category.fixture.tsx";

jest.setTimeout(30_000);

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

test("UP-03 a tab opens on the next day with activities, without a click", async () => {
  const { calls, handler } = recorded(DAY, two);
  const days = { ...february, "2027-02-06": false };
  await openTabs({}, { handlers: [galaxy.get(BY_DAY, wireActivityDays(days)), handler] });
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toBeInTheDocument();
  const chosen = screen.getByRole("button", { name: /^Sunday 7 February 2027/ });
  expect(chosen.closest("td")).toHaveAttribute("aria-selected", "true");
  expect(calls.map(({ params }) => params.get("startDate"))).toEqual(["2027-02-07"]);
});

test("UP-03 a month of the stay without activities asks for a day", async () => {
  await openTabs({ days: wireActivityDays({ "2027-02-08": false }) });
  expect(await screen.findByText("Choose a day in the calendar to see its activities")).toBeInTheDocument();
});

test("ruling 127 a stay that ends in another month opens on that month's first day with activities", async () => {
  const byDay = recorded(BY_DAY, ({ params }) =>
    wireActivityDays(
      params.get("start")?.startsWith("2027-02") ? { "2027-02-01": true } : { "2027-01-09": true },
    ),
  );
  const { calls, handler } = recorded(DAY, two);
  await openTabs(
    {},
    {
      address: "/en/stays/upsell/categories?start=2027-01-30&end=2027-02-06",
      handlers: [byDay.handler, handler],
    },
  );
  expect(await screen.findByText("2 activities on Monday 1 February 2027")).toBeInTheDocument();
  expect(calls.map(({ params }) => params.get("startDate"))).toEqual(["2027-02-01"]);
});

test("UP-03 a chosen day shows its count with the date, and its activities in the tab's style", async () => {
  const { calls, handler } = recorded(DAY, two);
  const { user } = await openTabs(
    {},
    { handlers: [galaxy.get(BY_DAY, wireActivityDays(february)), handler] },
  );
  await user.click(await sundayToChoose());
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toHaveAttribute("role", "status");
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  const chosen = screen.getByRole("button", { name: /^Sunday 7 February 2027/ });
  expect(chosen.closest("td")).toHaveAttribute("aria-selected", "true");
  expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({
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
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await openTabs({
    days: () => (isUp ? wireActivityDays(february) : networkError()),
    day: () => (isUp ? two : networkError()),
  });
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const sunday = await sundayToChoose();
  isUp = false;
  await user.click(sunday);
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  silenced.mockRestore();
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

test("UP-03 while a month cannot be loaded its days can be chosen all the same, those to come", async () => {
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await openTabs({ days: networkError });
  await screen.findByText("Couldn't fetch any activities");
  await user.click(await sundayToChoose());
  expect(await screen.findByRole("button", { name: "Book now: Ski school" })).toBeInTheDocument();
  silenced.mockRestore();
});

const emptyMonth = (month: string) => wireActivityDays({ [`${month}-10`]: false });

test("UP-03 without a stay, months that have nothing are passed until one has something", async () => {
  const { calls, handler } = recorded(BY_DAY, ({ params }) => {
    const month = (params.get("start") ?? "").slice(0, 7);
    return month === "2027-02" ? wireActivityDays(february) : emptyMonth(month);
  });
  await openTabs({}, { address: "/en/stays/upsell/categories", handlers: [handler, galaxy.get(DAY, two)] });
  expect(await screen.findByRole("grid", { name: "February 2027" })).toBeInTheDocument();
  expect(await sundayToChoose()).toBeInTheDocument();
  expect(calls.map(({ params }) => params.get("start")?.slice(0, 7))).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
    "2027-02",
  ]);
});

test("UP-03 months beyond the limit of the settings are not requested; the first month is shown", async () => {
  const { calls, handler } = recorded(BY_DAY, emptyMonth("2027-01"));
  await openTabs(
    {},
    {
      address: "/en/stays/upsell/categories",
      settings: { upsell: { tabs }, calendar: { searchLimitMonths: 2 } },
      handlers: [handler],
    },
  );
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(await screen.findByRole("grid", { name: "November 2026" })).toBeInTheDocument();
});
