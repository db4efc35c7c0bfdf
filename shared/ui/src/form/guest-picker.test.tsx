import type { PersonConfiguration } from "@stays/domain";
import { renderInHost } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { GuestPicker } from "./guest-picker.tsx";

const limits = {
  defaultAdults: 1,
  defaultChildren: 0,
  maxRooms: 2,
  maxAdults: 3,
  maxChildren: 2,
  maxChildAge: 12,
};

function Guests({
  from,
  showMissingAges,
}: {
  from?: readonly PersonConfiguration[];
  showMissingAges?: boolean;
}) {
  const [rooms, setRooms] = useState(from ?? [{ adults: 2, childrenAges: [] }]);
  return (
    <>
      <GuestPicker rooms={rooms} onChange={setRooms} limits={limits} showMissingAges={showMissingAges} />
      <output data-testid="rooms">{JSON.stringify(rooms)}</output>
    </>
  );
}

const rooms = () => JSON.parse(screen.getByTestId("rooms").textContent ?? "");

test("SW-05 adults and children are stepped within their limits, which say why", async () => {
  await renderInHost(<Guests />);
  const room = within(screen.getByRole("group", { name: "Room 1" }));
  expect(room.getByText("Adults, 13 years and up")).toBeInTheDocument();
  await userEvent.click(room.getByRole("button", { name: "Add adult" }));
  await userEvent.click(room.getByRole("button", { name: "Add adult" }));
  expect(rooms()).toEqual([{ adults: 3, childrenAges: [] }]);
  expect(room.getByRole("group", { name: "Adults" })).toHaveAccessibleDescription("Up to 3 adults per room");
  expect(room.getByRole("button", { name: "Remove child" })).toHaveAttribute("aria-disabled", "true");
});

test("SW-05 a new child has no age and must get one", async () => {
  await renderInHost(<Guests showMissingAges />);
  await userEvent.click(screen.getByRole("button", { name: "Add child" }));
  expect(rooms()).toEqual([{ adults: 2, childrenAges: [-1] }]);
  const age = screen.getByRole("combobox", { name: "Age of child 1" });
  expect(age).toHaveDisplayValue("Age needed");
  expect(age).toBeInvalid();
  expect(screen.getByText(/^We ask for ages so that/)).toBeInTheDocument();
  await userEvent.selectOptions(age, "0");
  expect(rooms()).toEqual([{ adults: 2, childrenAges: [0] }]);
  expect(age).toBeValid();
});

test("SW-05 rooms are added up to the limit and taken away", async () => {
  await renderInHost(<Guests />);
  expect(screen.queryByRole("button", { name: "Remove room 1" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Add room" }));
  await userEvent.click(screen.getByRole("button", { name: "Add room" }));
  expect(rooms()).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Remove room 1" }));
  expect(rooms()).toEqual([{ adults: 1, childrenAges: [] }]);
});

test("SW-05 a new room begins with the default persons of the settings", async () => {
  const defaults = { ...limits, defaultAdults: 2, defaultChildren: 1 };
  const changed = jest.fn();
  await renderInHost(
    <GuestPicker rooms={[{ adults: 1, childrenAges: [] }]} onChange={changed} limits={defaults} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add room" }));
  expect(changed).toHaveBeenCalledWith([
    { adults: 1, childrenAges: [] },
    { adults: 2, childrenAges: [-1] },
  ]);
});
