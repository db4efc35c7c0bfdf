import { renderInHost } from "@stays/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Calendar } from "./calendar.tsx";
import type { CalendarProps } from "./use-calendar-view.ts";

const closed = new Set(["2026-12-06"]);
const price = 1395;

function DecemberCalendar({
  chosen = () => {},
  ...props
}: Partial<CalendarProps> & { chosen?: (day: string) => void }) {
  const [month, setMonth] = useState("2026-12-01");
  return (
    <Calendar
      today="2026-12-01"
      month={month}
      onMonthChange={setMonth}
      start={null}
      end={null}
      onChoose={chosen}
      isAvailable={(day) => day >= "2026-12-01" && !closed.has(day)}
      getPrice={(day) => (day === "2026-12-05" ? price : null)}
      currency="SEK"
      {...props}
    />
  );
}

test("SW-04 a day is named by its date and price, a closed one says so", async () => {
  await renderInHost(<DecemberCalendar />);
  expect(
    screen.getByRole("button", { name: "Saturday 5 December 2026, from SEK\u00a01,395" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Sunday 6 December 2026, not available" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Monday 7 December 2026" })).toBeInTheDocument();
});

test("SW-04 ruling 35: a price says for how many nights and for whom it is", async () => {
  await renderInHost(<DecemberCalendar getPriceNights={() => 7} />);
  const day = screen.getByRole("button", { name: "Saturday 5 December 2026, from SEK\u00a01,395" });
  expect(day).toHaveAccessibleDescription("For 7 nights, 1 adult");
  expect(day.nextElementSibling).toHaveTextContent(/^1,395$/);
  expect(screen.getByText("For 7 nights, 1 adult")).toBeVisible();
  expect(screen.getByRole("button", { name: "Monday 7 December 2026" })).not.toHaveAccessibleDescription();
});

test("SW-04 ruling 35: prices for different nights say so in their cells", async () => {
  await renderInHost(
    <DecemberCalendar getPrice={() => price} getPriceNights={(day) => (day < "2026-12-20" ? 7 : 3)} />,
  );
  const day = screen.getByRole("button", { name: "Saturday 5 December 2026, from SEK\u00a01,395" });
  expect(day.nextElementSibling).toHaveTextContent("1,3957 nts");
  expect(screen.queryByText("For 7 nights, 1 adult")).not.toBeInTheDocument();
});

test.each<[string, Partial<CalendarProps>, boolean]>([
  ["one number of nights", {}, true],
  ["different numbers of nights", { getPriceNights: (day) => (day === "2026-12-05" ? 3 : 7) }, false],
  ["days of one price", { getPrice: () => price }, false],
  ["a closed day, too", { getPrice: (day) => (day < "2026-12-07" ? price : 2 * price) }, true],
])("SW-04 of prices for %s the lowest is marked: %#", async (_, props, isMarked) => {
  const getPrice = (day: string) => (day === "2026-12-05" ? price : 2 * price);
  await renderInHost(<DecemberCalendar getPrice={getPrice} getPriceNights={() => 7} {...props} />);
  const cell = screen.getByRole("button", { name: /^Saturday 5 December 2026/ }).closest("td");
  expect(cell?.className.includes("lowest")).toBe(isMarked);
});

test("the days of the stay say what they are where they cannot be chosen", async () => {
  await renderInHost(<DecemberCalendar start="2026-12-05" end="2026-12-08" isAvailable={() => false} />);
  expect(screen.getByRole("button", { name: "Saturday 5 December 2026, arrival" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Tuesday 8 December 2026, departure" })).toBeInTheDocument();
});

test("SW-03 days of one month may wait while those of another can be chosen", async () => {
  const chosen = jest.fn();
  await renderInHost(
    <DecemberCalendar chosen={chosen} months={3} loading={(day) => day.startsWith("2027-01")} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tuesday 5 January 2027" }));
  await userEvent.click(screen.getByRole("button", { name: "Friday 5 February 2027" }));
  expect(chosen.mock.calls).toEqual([["2027-02-05"]]);
});

test("SW-01 weeks start on Monday", async () => {
  await renderInHost(<DecemberCalendar />);
  expect(screen.getAllByRole("columnheader", { hidden: true })[0]).toHaveAccessibleName("Monday");
});

test("chosen days and those between carry aria-selected on the cell, none when nothing is chosen", async () => {
  const { container, rerender } = await renderInHost(<DecemberCalendar />);
  const chosen = () => container.querySelectorAll('[role="grid"] td[aria-selected="true"]');
  expect(chosen()).toHaveLength(0);
  rerender(<DecemberCalendar start="2026-12-08" end="2026-12-10" />);
  expect(chosen()).toHaveLength(3);
});

test("a click chooses a day, not a closed one", async () => {
  const chosen = jest.fn();
  await renderInHost(<DecemberCalendar chosen={chosen} />);
  await userEvent.click(screen.getByRole("button", { name: /Sunday 6/ }));
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /Saturday 5/ }));
  expect(chosen).toHaveBeenCalledWith("2026-12-05");
});

test("arrows reach every day, also closed ones; Enter chooses; one tab stop", async () => {
  const chosen = jest.fn();
  await renderInHost(<DecemberCalendar chosen={chosen} start="2026-12-05" autoFocus />);
  expect(screen.getByRole("button", { name: /Saturday 5/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "Sunday 6 December 2026, not available" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Home}{Enter}");
  expect(chosen).toHaveBeenCalledWith("2026-12-07");
  const grid = within(screen.getByRole("grid", { name: "December 2026" }));
  expect(grid.getAllByRole("button").filter((day) => day.tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard("{PageDown}");
  expect(screen.getByRole("button", { name: "Thursday 7 January 2027" })).toHaveFocus();
});

/** Replaces the observer of a scroll box, and says of the months whether they are near its visible part. */
function mockScroll(): (month: string, isNear: boolean) => void {
  const observed = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    private readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(element: Element) {
      observed.set(element, this.callback);
    }
    disconnect() {}
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  return (month, isIntersecting) =>
    act(() => {
      const [weeks] = within(screen.getByRole("grid", { name: month }))
        .getAllByRole("rowgroup")
        .slice(-1);
      if (!weeks) throw new Error(`${month} has no weeks.`);
      const entry = { isIntersecting, target: weeks } as Partial<IntersectionObserverEntry>;
      observed.get(weeks)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver);
    });
}

const countDays = (month: string) =>
  within(screen.getByRole("grid", { name: month })).queryAllByRole("button").length;

test("SW-03 in a scroll box only near months have days; the tab stop stays, and keys reach each month", async () => {
  const scrollTo = mockScroll();
  await renderInHost(<DecemberCalendar months={3} scrollBox={{ current: document.body }} />);
  const names = ["December 2026", "January 2027", "February 2027"];
  expect(names.map(countDays)).toEqual([0, 0, 0]);
  expect(within(screen.getByRole("grid", { name: "February 2027" })).getAllByRole("row")).toHaveLength(4);
  scrollTo("December 2026", true);
  scrollTo("January 2027", true);
  expect(names.map(countDays)).toEqual([31, 31, 0]);
  scrollTo("December 2026", false);
  scrollTo("January 2027", false);
  expect(names.map(countDays)).toEqual([31, 0, 0]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{PageDown}{PageDown}");
  expect(screen.getByRole("button", { name: "Monday 1 February 2027" })).toHaveFocus();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("the months can be changed, not before this one", async () => {
  await renderInHost(<DecemberCalendar />);
  expect(screen.getByRole("button", { name: "Previous month" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("grid", { name: "January 2027" })).toBeInTheDocument();
});

test("SW-03 a month that failed says so under its name, all that failed once above them", async () => {
  const { rerender } = await renderInHost(
    <DecemberCalendar months={2} isFailed={(month) => month > "2026-12-31"} />,
  );
  const note = screen.getByText("We couldn't load the prices. You can still choose dates.");
  expect(screen.getByRole("grid", { name: "December 2026" })).toAppearBefore(note);
  expect(note).toAppearBefore(screen.getByRole("grid", { name: "January 2027" }));
  rerender(<DecemberCalendar months={2} isFailed={() => true} />);
  expect(screen.getByText(/We couldn't load the prices/)).toAppearBefore(
    screen.getByRole("navigation", { name: "Choose month" }),
  );
});

test("a month that stays in sight stays as it is", async () => {
  await renderInHost(<DecemberCalendar months={2} />);
  const day = screen.getByRole("button", { name: "Tuesday 5 January 2027" });
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("button", { name: "Tuesday 5 January 2027" })).toBe(day);
  expect(screen.getByRole("grid", { name: "February 2027" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(screen.getByRole("button", { name: "Tuesday 5 January 2027" })).toBe(day);
  expect(screen.getByRole("status")).toHaveTextContent("December 2026");
});

test("SW-03 while a month loads its days wait; when prices failed, days can still be chosen", async () => {
  const [chosen, retry] = [jest.fn(), jest.fn()];
  const { rerender } = await renderInHost(<DecemberCalendar chosen={chosen} loading />);
  await userEvent.click(screen.getByRole("button", { name: "Saturday 5 December 2026" }));
  expect(chosen).not.toHaveBeenCalled();
  rerender(<DecemberCalendar chosen={chosen} isFailed={() => true} onRetry={retry} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /Saturday 5/ }));
  expect(chosen).toHaveBeenCalledWith("2026-12-05");
});
