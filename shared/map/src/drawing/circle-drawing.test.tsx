import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pointFixture } from "../points/point.fixture.ts";
import { PropertyMap } from "../property-map.tsx";
import { renderMap, sizeElements } from "../render-map.tsx";

beforeAll(sizeElements);

const points = [pointFixture("cbis:1", 62.5, 12.4), pointFixture("cbis:2", 62.9, 12.9)];
const drawButton = () => screen.getByRole("button", { name: "Draw a circle" });

async function open() {
  const onDrawCircle = jest.fn();
  const { container } = await renderMap(<PropertyMap points={points} onDrawCircle={onDrawCircle} />);
  await userEvent.click(drawButton());
  const panel = within(await screen.findByRole("form", { name: "Draw a circle" }));
  const distance = panel.getByRole("combobox", { name: "Distance from the middle" });
  const use = panel.getByRole("button", { name: "Use this circle" });
  return { onDrawCircle, container, panel, distance, use };
}

test("a map without onDrawCircle has no Draw a circle", async () => {
  await renderMap(<PropertyMap points={points} />);
  expect(screen.queryByRole("button", { name: "Draw a circle" })).not.toBeInTheDocument();
});

test("a drag draws a circle from its middle to its edge, which Use this circle reports", async () => {
  const { onDrawCircle, container, use } = await open();
  expect(use).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(use);
  expect(onDrawCircle).not.toHaveBeenCalled();
  const surface = container.querySelector(".surface");
  if (!surface) throw new Error("nothing to draw on");
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: surface, coords: { clientX: 400, clientY: 225 } },
    { target: surface, coords: { clientX: 440, clientY: 225 } },
    { target: surface, coords: { clientX: 500, clientY: 225 } },
    { keys: "[/MouseLeft]", target: surface },
    { target: surface, coords: { clientX: 700, clientY: 225 } },
  ]);
  expect(container.querySelector("path.circle")).toBeInTheDocument();
  await userEvent.click(use);
  const [[circle]] = onDrawCircle.mock.calls;
  // The middle of the map, and 100 pixels at zoom 9 in this latitude.
  expect(circle.latitude).toBeCloseTo(62.7, 1);
  expect(circle.longitude).toBeCloseTo(12.65, 2);
  expect(circle.metres / 1000).toBeCloseTo(14, 0);
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(drawButton()).toHaveFocus();
});

test("by keyboard a distance around the middle of the map is chosen, and the arrow keys move the circle", async () => {
  const { onDrawCircle, container, distance, use } = await open();
  expect(distance).toHaveFocus();
  expect(distance).toHaveAccessibleDescription(/^Drag on the map .* or choose a distance/);
  await userEvent.selectOptions(distance, "2000");
  expect(container.querySelector("path.circle")).toBeInTheDocument();
  screen.getByRole("group", { name: "Move with the arrow keys" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  use.focus();
  await userEvent.keyboard("{Enter}");
  const [[circle]] = onDrawCircle.mock.calls;
  expect(circle.metres).toBe(2000);
  expect(circle.longitude).toBeCloseTo(12.65, 2);
  expect(circle.latitude).toBeGreaterThan(62.7);
});

test.each(["{Escape}", "Cancel", "Draw a circle"])(
  "%s ends the drawing without a circle; the focus returns",
  async (way) => {
    const { onDrawCircle, container, distance } = await open();
    await userEvent.selectOptions(distance, "5000");
    if (way === "{Escape}") {
      distance.focus();
      await userEvent.keyboard(way);
    } else await userEvent.click(screen.getByRole("button", { name: way }));
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(container.querySelector("path.circle")).not.toBeInTheDocument();
    expect(drawButton()).toHaveFocus();
    expect(onDrawCircle).not.toHaveBeenCalled();
  },
);
