import { screen, waitFor } from "@testing-library/react";
import { openedBus } from "../pages/transport-scene.tsx";

jest.setTimeout(30_000);

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

test("TR-03 departures with date, time and arrival; one with too few seats is sold out", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.dblClick(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  const free = await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" });
  expect(dialog.getByRole("radio", { name: "Sat 6 Feb 15:30, arrives 21:45, sold out" })).toBeDisabled();
  await user.click(free);
  expect(cart.store.getState().items).toMatchObject([
    { bookKey: "TR-1", amount: 1, price: 780, searchId: "t-1" },
  ]);
  expect(dialog.getByText("2 persons")).toBeInTheDocument();
});

test("TR-03 another route clears what was found, and says so", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("radio", { name: "Mountain to airport" }));
  expect(dialog.queryByRole("radiogroup", { name: "Departure" })).not.toBeInTheDocument();
  expect(dialog.getByText(/because you chose another route/)).toBeInTheDocument();
  expect(cart.store.getState().items).toEqual([]);
});

test("TR-04 what is added carries the day it marks as booked; the way home is offered after it", async () => {
  const { dialog, user, added, end } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(added).toMatchObject([
    { booking: { kind: "transport", day: "2027-02-06" }, items: [{ bookKey: "TR-1" }] },
  ]);
  end(true);
  await waitFor(() =>
    expect(screen.getByText(/Mountain to airport, with the same passengers/)).toBeInTheDocument(),
  );
});

test("TR-04 a failed add leaves the departure chosen and the button usable", async () => {
  const { dialog, user, added, end, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  end(false);
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  expect(added).toHaveLength(2);
  expect(cart.store.getState().items).toHaveLength(1);
});

test("TR-04 closing clears what was chosen", async () => {
  const { dialog, user, cart } = await openedBus();
  await user.click(dialog.getByRole("button", { name: "Add Persons" }));
  await user.click(dialog.getByRole("button", { name: "Find availability" }));
  await user.click(await dialog.findByRole("radio", { name: "Sat 6 Feb 07:10, arrives 21:45" }));
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(cart.store.getState().items).toEqual([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
