import { galaxyServer, recorded, useTestClock, wireRefusal } from "@stays/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { found, openedBus } from "../pages/transport.fixture.tsx";

useTestClock();

test("TR-03 first route preselected, ages except for the general group, at least one passenger", async () => {
  const { dialog, user, search } = await openedBus();
  expect(dialog.getByRole("radio", { name: "Airport to mountain" })).toBeChecked();
  expect(dialog.getByRole("group", { name: "Child" })).toHaveAccessibleDescription("3–15 years");
  expect(dialog.getByRole("group", { name: "Persons" })).not.toHaveAccessibleDescription();
  const find = () => user.click(dialog.getByRole("button", { name: "Find availability" }));
  await find();
  expect(search.calls).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Add Child" }));
  await find();
  await dialog.findByRole("radiogroup", { name: "Departure" });
  expect(search.calls[0]?.params.get("routeCode")).toBe("ARN-SAL");
  expect(JSON.parse(search.calls[0]?.params.get("priceGroups") ?? "")).toEqual([
    { Code: "PRGR00002", Quantity: 1 },
  ]);
});

test("TR-03 the passengers start as the persons of the search, by their ages", async () => {
  const { dialog, user, search } = await openedBus({}, "&rooms=1&gc-1-adults=2&gc-1-age=7,2");
  expect(dialog.getByText(/^1 person of your search is in no price group yet/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await dialog.findByRole("radiogroup", { name: "Departure" });
  expect(JSON.parse(search.calls[0]?.params.get("priceGroups") ?? "")).toEqual([
    { Code: "PRGR00001", Quantity: 2 },
    { Code: "PRGR00002", Quantity: 1 },
  ]);
});

test("TR-03 departures with times, duration, day and price; one with too few seats is sold out", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.dblClick(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  const free = await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" });
  expect(dialog.getByRole("radio", { name: "Sat 6 Feb 15:30, arrives 21:45, sold out" })).toBeDisabled();
  const describeRadio = (name: string, description: RegExp) =>
    expect(dialog.getByRole("radio", { name })).toHaveAccessibleDescription(description);
  describeRadio("Sat 6 Feb 07:10, arrives 21:45", /^14 h 35 min Sat 6 Feb SEK.780$/);
  describeRadio("Sat 6 Feb 22:15, arrives 07:15", /^9 h Sat 6 Feb, arrives Sun 7 Feb SEK.780$/);
  describeRadio("Sat 6 Feb 20:50, arrives 21:45", /^55 min Sat 6 Feb SEK.780$/);
  // An arrival before the departure has no duration.
  describeRadio("Sat 6 Feb 22:00, arrives 21:45", /^Sat 6 Feb SEK.780$/);
  expect(dialog.getByText("5 departures")).toHaveAttribute("role", "status");
  await user.click(free);
  expect(cart.store.getState().items).toMatchObject([
    { bookKey: "TR-1", amount: 1, price: 780, persons: 2, searchId: "t-1" },
  ]);
  expect(dialog.getByText("2 persons")).toBeInTheDocument();
});

test.each([
  ["another route", "radio", "Mountain to airport", /because you chose another route/],
  ["another passenger", "button", "Add Child", /because the passengers changed/],
])("TR-03 %s clears what was found, and says so", async (_, role, name, words) => {
  const { dialog, user, cart } = await chosenDeparture();
  expect(dialog.queryByText(words)).not.toBeInTheDocument();
  await user.click(dialog.getByRole(role, { name }));
  expect(dialog.queryByRole("radiogroup", { name: "Departure" })).not.toBeInTheDocument();
  expect(dialog.getByText(words)).toBeInTheDocument();
  expect(cart.store.getState().items).toEqual([]);
});

test.each([0, 7, 404])(
  "TR-03 ruling 3 code %i of the departures is a failure with Try again, which finds them",
  async (code) => {
    const { dialog, user } = await openedBus();
    let isDown = true;
    const { handler } = recorded("availability/transport", () =>
      isDown ? wireRefusal(code, "Maintenance") : found,
    );
    galaxyServer.use(handler);
    await user.click(dialog.getByRole("button", { name: "Add Persons" }));
    await user.click(dialog.getByRole("button", { name: "Find availability" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("We couldn't load the departures.");
    isDown = false;
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByRole("radiogroup", { name: "Departure" })).toBeInTheDocument();
  },
);

/** Opens the bus and chooses its first departure for one passenger. */
async function chosenDeparture(...args: Parameters<typeof openedBus>) {
  const scene = await openedBus(...args);
  const { dialog, user } = scene;
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  return { ...scene, add: () => user.click(dialog.getByRole("button", { name: "Add to cart" })) };
}
const close = ({ user, dialog }: Pick<Awaited<ReturnType<typeof openedBus>>, "user" | "dialog">) =>
  user.click(dialog.getByRole("button", { name: "Close" }));

test("TR-03 a new search shows the departures that Galaxy has now", async () => {
  const { dialog, user, search } = await chosenDeparture();
  expect(search.calls).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  expect(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" })).not.toBeChecked();
  expect(search.calls).toHaveLength(2);
});

test("TR-04 what is added carries the day it marks; the other way starts with the same passengers", async () => {
  const scene = await chosenDeparture();
  const { added, end, add, user } = scene;
  await add();
  expect(added).toMatchObject([
    { booking: { kind: "transport", day: "2027-02-06" }, items: [{ bookKey: "TR-1" }] },
  ]);
  end(true);
  await close(scene);
  expect(screen.getByText("Added to your basket")).toHaveAttribute("role", "status");
  expect(
    screen.getByText("Book the other way too? Mountain to airport, Mon 8 Feb, with the same passengers."),
  ).toHaveAttribute("role", "status");
  await user.click(screen.getByRole("button", { name: "Book the other way" }));
  const home = within(await screen.findByRole("dialog", { name: "Airport bus" }));
  expect(home.getByText("Monday 8 February 2027")).toBeInTheDocument();
  expect(await home.findByRole("radio", { name: "Mountain to airport" })).toBeChecked();
  expect(within(home.getByRole("group", { name: "Persons" })).getByRole("status")).toHaveTextContent("1");
  await user.click(home.getByRole("button", { name: "Find availability" }));
  await user.click(await home.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(home.getByRole("button", { name: "Add to cart" }));
  end(true);
  await user.click(home.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("button", { name: "Book the other way" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Book now: Airport bus" })).toHaveFocus();
});

test("TR-04 the other way can be declined", async () => {
  const scene = await chosenDeparture();
  await scene.add();
  scene.end(true);
  await close(scene);
  await scene.user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("button", { name: "Book the other way" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Saturday 6 February 2027" })).toHaveFocus();
});

test("TR-04 a failed add leaves the modal open, the departure chosen and the button usable", async () => {
  const { dialog, add, added, end } = await chosenDeparture();
  fireEvent.click(dialog.getByRole("button", { name: "Add to cart" }));
  end(false);
  act(() => jest.advanceTimersByTime(10_000));
  await add();
  expect(added).toHaveLength(2);
  expect(dialog.getByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" })).toBeChecked();
});

test("TR-04 what failed can be tried again as it was chosen (ruling 41)", async () => {
  const scene = await chosenDeparture();
  await scene.add();
  scene.end(false);
  await close(scene);
  expect(screen.getByText("We couldn't add this. Please try again.")).toHaveAttribute("role", "status");
  await scene.user.click(screen.getByRole("button", { name: "Try again" }));
  const again = within(await screen.findByRole("dialog", { name: "Airport bus" }));
  expect(await again.findByRole("radio", { name: "Airport to mountain" })).toBeChecked();
  expect(within(again.getByRole("group", { name: "Persons" })).getByRole("status")).toHaveTextContent("1");
});

test("TR-04 with silent failures nothing is said on the page (ruling 41)", async () => {
  const scene = await chosenDeparture({ upsell: { silentFailures: true } });
  await scene.add();
  scene.end(false);
  await close(scene);
  expect(screen.queryByText("We couldn't add this. Please try again.")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});
