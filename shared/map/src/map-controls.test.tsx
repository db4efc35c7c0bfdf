import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pin, points } from "./property-map.fixture.ts";
import { PropertyMap } from "./property-map.tsx";
import { renderMap } from "./render-map.fixture.tsx";

test("MP-06 tiles come from the own server; another service with a key can be chosen", async () => {
  const extraTileServices = [{ name: "Satellite", url: "/satellite/{z}/{x}/{y}?key={key}", key: "k1" }];
  const { container } = await renderMap(<PropertyMap points={points} />, {
    map: { extraTileServices },
  });
  const sources = () => [...container.querySelectorAll("img")].map((tile) => tile.getAttribute("src"));
  expect(sources()[0]).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/);
  await userEvent.click(screen.getByRole("radio", { name: "Satellite" }));
  expect(sources().at(-1)).toMatch(/^\/satellite\/\d+\/\d+\/\d+\?key=k1$/);
});

test("MP-06 when the tile server fails a quiet note says so, pins work on, and Try again asks anew", async () => {
  const { container } = await renderMap(<PropertyMap points={points} />);
  const tiles = () => [...container.querySelectorAll("img.leaflet-tile")];
  for (const tile of tiles()) fireEvent.error(tile);
  await screen.findByText(/map picture can't be loaded/);
  await userEvent.click(pin("Lillstugan"));
  expect(screen.getByRole("article", { name: "Lillstugan" })).toBeInTheDocument();
  const before = tiles();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tiles().some((tile) => before.includes(tile))).toBe(false);
});

test("SR-09 full-screen map and Show list; Esc leaves; the focus goes in and comes back", async () => {
  const onChange = jest.fn();
  const { rerender } = await renderMap(<PropertyMap points={points} onFullScreenChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Full-screen map" }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<PropertyMap points={points} isFullScreen onFullScreenChange={onChange} />);
  expect(screen.getByRole("button", { name: "Show list" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(onChange).toHaveBeenLastCalledWith(false);
  rerender(<PropertyMap points={points} onFullScreenChange={onChange} />);
  expect(screen.getByRole("button", { name: "Full-screen map" })).toHaveFocus();
});

test("MP-03 Search this area appears once the visitor has moved the map, with the visible area", async () => {
  const onSearchArea = jest.fn();
  await renderMap(<PropertyMap points={points} onSearchArea={onSearchArea} />);
  expect(screen.queryByRole("button", { name: "Search this area" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  const [[bounds]] = onSearchArea.mock.calls;
  expect(bounds.north).toBeGreaterThan(bounds.south);
  expect(bounds.east).toBeGreaterThan(bounds.west);
});
