import { renderInHost } from "@stays/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Timeline, type TimelineDay } from "./timeline.tsx";

const days: readonly TimelineDay[] = [
  { day: "2026-12-05", mark: "arrival", booked: true },
  { day: "2026-12-06", soldOut: true },
  { day: "2026-12-07", mark: "departure" },
];

test("the days are named with what holds for them, the chosen one is current", async () => {
  const chosen = jest.fn();
  await renderInHost(<Timeline days={days} current="2026-12-06" onChoose={chosen} />);
  const list = within(screen.getByRole("list", { name: "Days" }));
  expect(list.getAllByRole("button").map((day) => day.getAttribute("aria-label"))).toEqual([
    "Sat 5 Dec, arrival, booked",
    "Sun 6 Dec, sold out",
    "Mon 7 Dec, departure",
  ]);
  expect(list.getByRole("button", { current: "date" })).toHaveAccessibleName("Sun 6 Dec, sold out");
  await userEvent.click(list.getByRole("button", { name: "Mon 7 Dec, departure" }));
  expect(chosen).toHaveBeenCalledWith("2026-12-07");
});

test("UP-01 TR-01 a day that is both an arrival and booked says both, also to the eye", async () => {
  await renderInHost(<Timeline days={days} current={null} onChoose={() => {}} />);
  expect(screen.getByText("arrival, booked")).toBeInTheDocument();
  expect(screen.getByText("sold out")).toBeInTheDocument();
});

test("UP-01 a sold-out day cannot be chosen, and says so", async () => {
  const chosen = jest.fn();
  await renderInHost(<Timeline days={days} current="2026-12-05" onChoose={chosen} />);
  const soldOut = screen.getByRole("button", { name: "Sun 6 Dec, sold out" });
  expect(soldOut).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(soldOut);
  expect(chosen).not.toHaveBeenCalled();
});

test("UP-01 a note describes a day that has no mark, and leaves its name alone", async () => {
  const noted = days.map((day) => ({ ...day, booked: false, note: "6 activities" }));
  await renderInHost(
    <Timeline
      days={[...noted, { day: "2026-12-08", note: "4 activities" }]}
      current={null}
      onChoose={() => {}}
    />,
  );
  expect(screen.getByRole("button", { name: "Tue 8 Dec" })).toHaveAccessibleDescription("4 activities");
  expect(screen.getByRole("button", { name: "Sat 5 Dec, arrival" })).not.toHaveAccessibleDescription();
});

test("TR-01 UP-01 the chosen day is brought into view", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.tagName === "LI" ? 96 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  await renderInHost(<Timeline days={days} current="2026-12-07" onChoose={() => {}} />);
  expect(screen.getByRole("list", { name: "Days" }).scrollLeft).toBe(192);
  jest.restoreAllMocks();
});

test("TR-01 UP-01 the bar is away while scrolling down, back while scrolling up", async () => {
  const { container } = await renderInHost(<Timeline days={days} current={null} onChoose={() => {}} />);
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollTo(400);
  expect(container.firstElementChild).toHaveClass("away");
  scrollTo(300);
  expect(container.firstElementChild).not.toHaveClass("away");
  scrollTo(0);
});
