import {
  galaxy,
  networkError,
  recorded,
  type renderInHost,
  wireAvailability,
  wireCabin,
  wireCalendar,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { openResults, SEARCHED } from "../pages/results.fixture.tsx";

const CALENDAR = "availability/calendar";
const february = wireCalendar([
  { Date: "2027-02-05", StayLenghts: [2, 7], PriceFrom: 4200 },
  { Date: "2027-02-06", StayLenghts: [3, 7], PriceFrom: 8450 },
  { Date: "2027-02-07", StayLenghts: [5], PriceFrom: null },
]);
const months = () =>
  recorded(CALENDAR, ({ params }) =>
    params.get("start")?.startsWith("2027-02") ? february : wireCalendar([]),
  );

async function openFlexible(options: Parameters<typeof renderInHost>[1]) {
  const { user, ...host } = await openResults({
    today: "2027-02-01",
    settings: { search: { multiPropertyNoResultsPage: false } },
    ...options,
    handlers: [
      galaxy.get("availability/accommodation", wireAvailability([wireCabin(3001)])),
      ...(options?.handlers ?? []),
    ],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(await screen.findByRole("tab", { name: "Flexible dates" }));
  await screen.findByRole("combobox", { name: "Length of stay" });
  return { user, ...host };
}
const chart = () => screen.findByRole("toolbar", { name: "Lowest prices by day of arrival" });
const length = () => screen.getByRole("combobox", { name: "Length of stay" });
const time = () => screen.getByRole("combobox", { name: "When" });

test("flexible dates: a weekend is chosen with the keyboard and searched like any dates", async () => {
  const { user, address } = await openFlexible({ address: "/en/stays", handlers: [months().handler] });
  expect(length()).toHaveDisplayValue("A weekend");
  expect(time()).toHaveDisplayValue("February 2027");
  const friday = within(await chart()).getByRole("button", {
    name: /^Friday 5 February 2027 to Sunday 7 February 2027, from SEK.4,200$/,
  });
  within(await chart())
    .getByRole("button", { name: "Thursday 4 February 2027, not available" })
    .focus();
  await user.keyboard("{Enter}");
  expect(friday).toBeInTheDocument();
  await user.keyboard("{ArrowRight}");
  expect(friday).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sun 7 Feb 2027");
  await user.click(await screen.findByRole("button", { name: "Add adult" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(address()).toContain("/en/stays?start=2027-02-05&end=2027-02-07&");
});

test("flexible dates: a price for fewer nights says so, in the name and below it (ruling 157)", async () => {
  const { user } = await openFlexible({ address: "/en/stays", handlers: [months().handler] });
  await chart();
  await user.selectOptions(length(), "A week");
  const week = within(await chart()).getByRole("button", {
    name: /^Saturday 6 February 2027 to Saturday 13 February 2027, 3 nights from SEK.8,450$/,
  });
  expect(week.parentElement).toHaveTextContent("8,4503 nts6Sat");
  await user.selectOptions(length(), "5 nights");
  expect(
    within(await chart()).getByRole("button", { name: "Sunday 7 February 2027 to Friday 12 February 2027" }),
  ).toBeInTheDocument();
});

test("flexible dates: the chosen week is compared with those 3 days before and after, over the end of a month", async () => {
  const calls = months();
  await openFlexible({
    address: SEARCHED.replace("02-06", "02-01").replace("02-13", "02-08"),
    today: "2027-01-20",
    handlers: [calls.handler],
  });
  expect(time()).toHaveDisplayValue("3 days before or after 1 Feb");
  expect(length()).toHaveDisplayValue("A week");
  const notes = await screen.findByText(/No day of arrival for this length of stay/);
  expect(notes).toBeInTheDocument();
  expect(calls.calls.map(({ params }) => params.get("start"))).toEqual(
    expect.arrayContaining(["2027-01-20", "2027-02-01"]),
  );
});

test("flexible dates: the chosen stay is marked", async () => {
  await openFlexible({ address: SEARCHED, handlers: [months().handler] });
  expect(
    within(await chart()).getByRole("button", { name: /^Saturday 6 February 2027 to/, current: "date" }),
  ).toBeInTheDocument();
});

test("flexible dates: a month that fails says so, and Try again asks for it", async () => {
  let isDown = true;
  const handler = galaxy.get(CALENDAR, () => (isDown ? networkError() : february));
  const { user } = await openFlexible({ address: "/en/stays", handlers: [handler] });
  expect(await screen.findByText("We couldn't load the prices")).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await chart()).toBeInTheDocument();
});

test("flexible dates: the restricted calendar has none, because its lengths come with the arrival (ruling 157)", async () => {
  const { user } = await openResults({
    today: "2027-02-01",
    address: "/en/stays",
    settings: {
      search: { multiPropertyNoResultsPage: false },
      restrictedCalendar: {
        active: true,
        nodeId: 1184,
        arrivalPeriods: [{ start: "2027-02-01", end: "2027-02-28" }],
      },
    },
    handlers: [months().handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(await screen.findByRole("grid", { name: "February 2027" })).toBeInTheDocument();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
});
