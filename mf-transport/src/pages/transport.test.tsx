import { galaxy, networkError, never, useTestClock } from "@stays/testing";
import { screen } from "@testing-library/react";
import { ADDRESS, busHome, days, openTransport, stops, threeDays } from "./transport.fixture.tsx";

useTestClock();

test("TR-01 heading, range, way past it, days, and the transport of the first day with its count", async () => {
  await openTransport(threeDays);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Getting here and home");
  expect(screen.getByText("Your stay is 6 Feb – 8 Feb.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip to basket" })).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
  expect(stops().map((stop) => stop.getAttribute("aria-label"))).toEqual([
    "Sat 6 Feb, arrival",
    "Sun 7 Feb, sold out",
    "Mon 8 Feb, departure",
  ]);
  expect(screen.getByText("1 transport")).toHaveAttribute("role", "status");
});

test("TR-01 heading and text of the settings replace the default", async () => {
  await openTransport(never, {
    settings: { upsell: { transport: { heading: "Get here by bus", text: "Every hour." } } },
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Get here by bus");
  expect(screen.getByText("Every hour.")).toBeInTheDocument();
  expect(screen.getByText("Loading the days of your stay")).toBeInTheDocument();
});

test("TR-01 a stay that starts on a day without transport leads to the first that has some", async () => {
  const { user } = await openTransport(days({ "2027-02-06": [], "2027-02-07": [], "2027-02-08": [busHome] }));
  await user.click(await screen.findByRole("link", { name: "First available day: Mon 8 Feb 2027" }));
  expect(screen.getByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
  expect(screen.getByRole("button", { current: "date" })).toHaveAccessibleName("Mon 8 Feb, departure");
  expect(screen.getByRole("heading", { name: "Monday 8 February 2027" })).toHaveFocus();
});

test("TR-01 the chosen day is in the address, which shows it again; one that is not of the stay shows the first", async () => {
  const { user, address, unmount } = await openTransport(threeDays);
  await user.click(await screen.findByRole("button", { name: "Mon 8 Feb, departure" }));
  expect(address()).toBe(`${ADDRESS}&day=2027-02-08`);
  unmount();
  const again = await openTransport(threeDays, { address: address() });
  const current = await screen.findByRole("button", { current: "date" });
  expect(current).toHaveAccessibleName("Mon 8 Feb, departure");
  await again.user.click(screen.getByRole("button", { name: "Sat 6 Feb, arrival" }));
  expect(again.address()).toBe(ADDRESS);
  again.unmount();
  await openTransport(threeDays, { address: `${ADDRESS}&day=2027-03-01` });
  const first = await screen.findByRole("button", { current: "date" });
  expect(first).toHaveAccessibleName("Sat 6 Feb, arrival");
});

test("TR-01 no transport at all counts down to the basket", async () => {
  await openTransport(days({ "2027-02-06": [], "2027-02-07": [], "2027-02-08": [] }));
  expect(
    await screen.findByRole("heading", { name: "We could not find any activities on your selected dates" }),
  ).toBeInTheDocument();
  expect(screen.getByText("There is no transport on these days.")).toBeInTheDocument();
  expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
});

test("TR-01 days that cannot be loaded are a failure with Try again and no countdown", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isUp = false;
  const { user } = await openTransport(() => (isUp ? threeDays : networkError()));
  expect(await screen.findByText("Couldn't fetch any activities")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load the transport on your days.");
  expect(screen.queryByText(/Going to the basket/)).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Airport bus" })).toBeInTheDocument();
});

test.each(["", "?start=2026-11-01&end=2026-11-08"])(
  "TR-01 without a stay to come, %s, dates are asked for before it counts down to the basket",
  async (query) => {
    await openTransport(threeDays, { address: `/en/stays/upsell/transport${query}` });
    expect(screen.getByRole("heading", { name: "Choose dates for your stay first" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Find a stay" })).toHaveAttribute("href", "/en/stays");
    expect(screen.getByText("Going to the basket in 5 seconds")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Stay here" })).toBeInTheDocument();
  },
);

test("TR-01 TR-04 booked days carry a check, also on return", async () => {
  await openTransport(threeDays, { cart: { bookedDays: { activity: [], transport: ["2027-02-06"] } } });
  expect(await screen.findByRole("button", { name: "Sat 6 Feb, arrival, booked" })).toBeInTheDocument();
});

test("the transport of each shown day is measured, and so is what is read about", async () => {
  const { user, tracked } = await openTransport(threeDays, {
    handlers: [galaxy.get("availability/transport/information", never)],
  });
  await user.click(await screen.findByRole("button", { name: "Mon 8 Feb, departure" }));
  await user.click(screen.getByRole("button", { name: "Read more about Airport bus" }));
  await screen.findByRole("dialog");
  expect(tracked.map(({ event }) => event)).toEqual([
    "view_item_list",
    "view_item_list",
    "select_item",
    "view_item",
  ]);
  expect(tracked.at(-1)).toMatchObject({ items: [{ item_name: "Airport bus", item_category: "transport" }] });
});
