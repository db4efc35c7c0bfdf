import { calendarQuery } from "@stays/galaxy";
import { galaxy, networkError, recorded, renderInHost, wireCalendar } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { availabilityTexts } from "../availability-texts.ts";
import { DaysCalendar, EmptyMonthsNote } from "./days-calendar.tsx";
import { useStayCalendar } from "./use-stay-calendar.ts";

const NO_DATES = { start: null, end: null };
const NOTE = "We couldn't load the prices. You can still choose dates.";

const february = wireCalendar([{ Date: "2027-02-06", StayLenghts: [3, 7], PriceFrom: 8450 }]);

interface TwoMonthsProps {
  readonly onChoose?: (day: string) => void;
  readonly isRestrictable?: boolean;
  readonly arrival?: string | null;
}

function TwoMonths({ onChoose = () => {}, isRestrictable = false, arrival = null }: TwoMonthsProps) {
  const days = useStayCalendar({
    source: { cbisId: "3001" },
    promoCode: null,
    opening: null,
    count: 2,
    arrival,
    isLeaving: arrival !== null,
    earliest: "2027-02-03",
    isRestrictable,
  });
  return (
    <>
      <DaysCalendar
        days={days}
        dates={NO_DATES}
        isLeaving={false}
        months={2}
        onChoose={onChoose}
        isAvailable={days.isArrival}
      />
      <EmptyMonthsNote days={days} isLeaving={false} />
    </>
  );
}

const open = (handlers: ReturnType<typeof galaxy.get>[], onChoose?: (day: string) => void) =>
  renderInHost(<TwoMonths {...(onChoose && { onChoose })} />, {
    texts: [availabilityTexts],
    today: "2027-02-03",
    handlers,
  });

test("SW-03 a month that fails says so in its place, the other keeps its days, and Try again asks for it alone", async () => {
  let isDown = true;
  const months = recorded("availability/calendar", ({ params }) => {
    if (params.get("start") === "2027-02-03") return february;
    return isDown ? networkError() : wireCalendar([{ Date: "2027-03-04", StayLenghts: [2], PriceFrom: 900 }]);
  });
  const chosen = jest.fn();
  const { user } = await open([months.handler], chosen);
  const note = await screen.findByText(NOTE);
  expect(screen.getByRole("grid", { name: "February 2027" })).toAppearBefore(note);
  expect(await screen.findByRole("button", { name: /^Saturday 6 February 2027, from/ })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sunday 7 February 2027, not available" }));
  await user.click(screen.getByRole("button", { name: "Friday 5 March 2027" }));
  expect(chosen.mock.calls).toEqual([["2027-03-05"]]);

  isDown = false;
  const asked = months.calls.length;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /^Thursday 4 March 2027, from/ })).toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  expect(months.calls.slice(asked).map(({ params }) => params.get("start"))).toEqual(["2027-03-01"]);
});

test("SW-03 NF a month that arrived before its calendar hydrates changes nothing of the server's HTML until then", async () => {
  await renderInHost(<TwoMonths />, {
    texts: [availabilityTexts],
    today: "2027-02-03",
    handlers: [galaxy.get("availability/calendar", february)],
    beforeHydration: (client) =>
      client.fetchQuery(
        calendarQuery({ cbisId: "3001", start: "2027-02-03", end: "2027-02-28", promoCode: null }),
      ),
  });
  expect(await screen.findByRole("button", { name: /^Saturday 6 February 2027, from/ })).toBeInTheDocument();
});

test("SW-03 a month is asked for when it comes into sight, from today on, whole and for nobody in particular (ruling 35)", async () => {
  const months = recorded("availability/calendar", february);
  const { user } = await open([months.handler]);
  await screen.findByRole("button", { name: /^Saturday 6 February 2027, from/ });
  await user.click(screen.getByRole("button", { name: "Next month" }));
  const april = await screen.findByRole("grid", { name: "April 2027" });
  expect(
    await within(april).findByRole("button", { name: "Thursday 1 April 2027, not available" }),
  ).toBeInTheDocument();
  expect(months.calls.map(({ params }) => [params.get("start"), params.get("end")])).toEqual([
    ["2027-02-03", "2027-02-28"],
    ["2027-03-01", "2027-03-31"],
    ["2027-04-01", "2027-04-30"],
  ]);
  expect(months.calls.map(({ params }) => params.get("personConfigurations"))).toEqual([null, null, null]);
});

test("SW-03 months without an arrival are named, the visitor stays where he goes, and days end the note", async () => {
  const { user } = await open([
    galaxy.get("availability/calendar", ({ params }) =>
      wireCalendar(
        params.get("start") === "2027-10-01"
          ? [{ Date: "2027-10-02", StayLenghts: [2], PriceFrom: 900 }]
          : [],
      ),
    ),
  ]);
  const note = await screen.findByText("No arrivals from February 2027 to August 2027. Try other months.");
  expect(note).toHaveAttribute("role", "status");
  expect(screen.getByRole("grid", { name: "February 2027" })).toBeInTheDocument();
  const next = screen.getByRole("button", { name: "Next month" });
  for (const months of ["March 2027 to April", "April 2027 to May", "May 2027 to June"]) {
    await user.click(next);
    expect(await screen.findByText(`No arrivals from ${months} 2027. Try other months.`)).toBe(note);
  }
  expect(screen.getByRole("grid", { name: "May 2027" })).toBeInTheDocument();
  for (let step = 0; step < 4; step += 1) await user.click(next);
  expect(await screen.findByRole("button", { name: /^Saturday 2 October 2027, from/ })).toBeInTheDocument();
  expect(note).toBeEmptyDOMElement();
});

const openRestricted = (start: string, end: string, arrival: string | null = null) =>
  renderInHost(<TwoMonths isRestrictable arrival={arrival} />, {
    texts: [availabilityTexts],
    today: "2027-02-03",
    settings: { restrictedCalendar: { active: true, nodeId: 1184, arrivalPeriods: [{ start, end }] } },
    handlers: [
      galaxy.get("availability/calendar", networkError),
      galaxy.get("available-departure-dates", {
        earliestDepartureDay: "2027-05-15",
        departureDates: ["2027-05-15", "2027-05-22"],
      }),
    ],
  });

test("SW-11 the restricted calendar opens at its first arrival and needs no prices", async () => {
  await openRestricted("2027-05-07", "2027-05-09");
  expect(await screen.findByRole("button", { name: "Friday 7 May 2027" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Monday 10 May 2027, not available" })).toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test("SW-11 the calendar of departures opens at the earliest one that the server names", async () => {
  await openRestricted("2027-02-05", "2027-02-07", "2027-02-06");
  expect(await screen.findByRole("grid", { name: "May 2027" })).toBeInTheDocument();
});

test("SW-04 a calendar that says it has no prices shows none", async () => {
  const day = { Date: "2027-02-06", StayLenghts: [3, 7], PriceFrom: 8450 };
  await open([galaxy.get("availability/calendar", wireCalendar([day], { CalendarPriceExists: false }))]);
  expect(await screen.findByRole("button", { name: "Saturday 6 February 2027" })).toBeInTheDocument();
});
