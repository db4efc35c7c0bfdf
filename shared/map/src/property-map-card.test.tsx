import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pointFixture } from "./points/point.fixture.ts";
import { pin, points } from "./property-map.fixture.ts";
import { PropertyMap } from "./property-map.tsx";
import { renderMap } from "./render-map.fixture.tsx";

test("MP-02 a pin opens its card: name, from-price for the nights, View with the count", async () => {
  await renderMap(<PropertyMap points={points} />);
  await userEvent.click(pin(/^Fjällbyn/));
  const card = within(screen.getByRole("article", { name: "Fjällbyn" }));
  expect(card.getByText(/for 3 nights/)).toBeInTheDocument();
  const view = card.getByRole("link", { name: "View (14)" });
  expect(view).toHaveAttribute("href", "/en/stays/village/cbis:1");
  expect(view).toHaveAccessibleDescription("Fjällbyn 14 accommodations");
});

test("MP-02 the card of a pin may have a control of the page beside View", async () => {
  await renderMap(
    <PropertyMap points={points} cardAction={(id) => <button type="button">Compare {id}</button>} />,
  );
  await userEvent.click(pin("Lillstugan"));
  const card = within(screen.getByRole("article", { name: "Lillstugan" }));
  expect(card.getByRole("button", { name: "Compare cbis:2" })).toBeInTheDocument();
});

test("MP-02 without a price the card shows the introduction, cut at 100 characters, and View without a count", async () => {
  await renderMap(<PropertyMap points={points} />);
  await userEvent.click(pin("Lillstugan"));
  const card = within(screen.getByRole("article", { name: "Lillstugan" }));
  expect((card.getByText(/^Timber cabin/).textContent ?? "").length).toBeLessThanOrEqual(101);
  expect(card.getByRole("link", { name: "View" })).toBeInTheDocument();
});

test("MP-02 Close card closes it, and so does a click on the map", async () => {
  const onSelect = jest.fn();
  const { container } = await renderMap(<PropertyMap points={points} onSelect={onSelect} />);
  await userEvent.click(pin("Lillstugan"));
  await userEvent.click(screen.getByRole("button", { name: "Close card" }));
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  await userEvent.click(pin("Lillstugan"));
  const surface = container.querySelector(".leaflet-container");
  if (!surface) throw new Error("no map");
  fireEvent.click(surface, { clientX: 20, clientY: 20 });
  await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument());
  expect(onSelect.mock.calls).toEqual([["cbis:2"], [null], ["cbis:2"], [null]]);
});

test("MP-05 for a logged-in editor the card makes room for the toolbar", async () => {
  await renderMap(<PropertyMap points={points} />, { loggedIn: true });
  await userEvent.click(pin("Lillstugan"));
  expect(screen.getByRole("article")).toHaveClass("underToolbar");
});

test.each(["{Enter}", " "])(
  "MP-02 opened by keyboard (%j), the card takes the focus; Esc gives it back",
  async (key) => {
    await renderMap(<PropertyMap points={points} />);
    act(() => pin("Lillstugan").focus());
    await userEvent.keyboard(key);
    expect(screen.getByRole("heading", { name: "Lillstugan" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(pin("Lillstugan")).toHaveFocus();
  },
);

test("MP-02 closed by keyboard the card gives the focus to its pin, closed by a click to the map", async () => {
  await renderMap(<PropertyMap points={points} />);
  act(() => pin("Lillstugan").focus());
  await userEvent.keyboard("{Enter}");
  act(() => screen.getByRole("button", { name: "Close card" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(pin("Lillstugan")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Close card" }));
  expect(screen.getByRole("group", { name: "Move with the arrow keys" })).toHaveFocus();
});

test("MP-02 Esc closes the list of stays at one spot, and the map takes the focus", async () => {
  await renderMap(<PropertyMap points={[pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4)]} />);
  act(() => pin("2 stays").focus());
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("heading", { name: "2 stays here" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Move with the arrow keys" })).toHaveFocus();
});

test("MP-02 SR-09 on a full-screen map Esc closes the card first, and its pin takes the focus", async () => {
  const onChange = jest.fn();
  const map = <PropertyMap points={points} onFullScreenChange={onChange} isFullScreen />;
  await renderMap(map);
  act(() => pin("Lillstugan").focus());
  await userEvent.keyboard("{Enter}{Escape}");
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(pin("Lillstugan")).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onChange).toHaveBeenCalledWith(false);
});
