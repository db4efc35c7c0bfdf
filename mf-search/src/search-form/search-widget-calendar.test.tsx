import { galaxy, recorded } from "@stays/testing";
import { screen } from "@testing-library/react";
import { calendar, findDay, NO_LIST, openWidget } from "./search-widget.fixture.tsx";

test("SW-04 a length that is not offered on the chosen day is explained beside the departures that are (ruling 50)", async () => {
  const { user } = await openWidget({ handlers: [calendar] });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nights" }), "7");
  await user.click(await findDay(/^Wednesday 10 February 2027, from/));
  expect(
    await screen.findByText("7 nights is not offered on this day. Possible from here: 3 nights."),
  ).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Nights" })).toHaveValue("7");
  await user.click(await findDay(/^Saturday 13 February 2027/));
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
});

const RESTRICTED = {
  active: true,
  nodeId: 1184,
  arrivalPeriods: [{ start: "2027-02-05", end: "2027-02-07" }],
};

test("SW-11 the restricted calendar takes arrivals of its periods and departures of the server", async () => {
  const departures = recorded("available-departure-dates", {
    earliestDepartureDay: "2027-02-13",
    departureDates: ["2027-02-13"],
  });
  const { user } = await openWidget({
    settings: { ...NO_LIST, restrictedCalendar: RESTRICTED },
    handlers: [calendar, departures.handler],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  expect(await findDay(/^Wednesday 10 February 2027, not available$/)).toBeInTheDocument();
  await user.click(await findDay(/^Saturday 6 February 2027/));
  expect(await findDay(/^Sunday 14 February 2027, not available$/)).toBeInTheDocument();
  await user.click(await findDay(/^Saturday 13 February 2027$/));
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
  expect(departures.calls[0]?.params.get("arrivalDate")).toBe("2027-02-06");
});

test("SW-11 SW-04 a chosen number of nights is used when the server offers it, and explained when it does not", async () => {
  const { user } = await openWidget({
    settings: { ...NO_LIST, restrictedCalendar: RESTRICTED },
    handlers: [
      calendar,
      galaxy.get("available-departure-dates", ({ params }) => ({
        earliestDepartureDay: "2027-02-13",
        departureDates: params.get("arrivalDate") === "2027-02-06" ? ["2027-02-13"] : ["2027-02-08"],
      })),
    ],
  });
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Nights" }), "7");
  await user.click(await findDay(/^Friday 5 February 2027/));
  expect(
    await screen.findByText("7 nights is not offered on this day. Possible from here: 3 nights."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Arrival" }));
  await user.click(await findDay(/^Saturday 6 February 2027/));
  expect(await screen.findByRole("button", { name: "Done" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Departure" })).toHaveAccessibleDescription("Sat 13 Feb 2027");
});
