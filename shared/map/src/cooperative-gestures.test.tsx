import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { HINT_FOR } from "./cooperative-gestures.tsx";
import { points } from "./property-map.fixture.ts";
import { PropertyMap } from "./property-map.tsx";
import { renderMap } from "./render-map.fixture.tsx";

/** Renders a map and returns the part that takes gestures. */
async function renderSurface(isFullScreen = false) {
  const { container } = await renderMap(
    <PropertyMap points={points} isFullScreen={isFullScreen} onFullScreenChange={() => {}} />,
  );
  const surface = container.querySelector<HTMLElement>(".leaflet-container");
  if (!surface) throw new Error("no map");
  return surface;
}

/** Turns the wheel over the map; returns whether the page is left to scroll. */
const turnWheel = (surface: HTMLElement, keys: WheelEventInit = {}) =>
  fireEvent.wheel(surface, { deltaY: 100, ...keys });

/** Waits until the map has zoomed out, which it does a moment after the wheel. */
async function expectZoom(surface: HTMLElement, turn: () => void) {
  const zoom = () => surface.querySelector("img.leaflet-tile")?.getAttribute("src")?.split("/")[2];
  const before = zoom();
  turn();
  await waitFor(() => expect(zoom()).not.toBe(before));
}

const finger = (clientX: number) => ({ clientX, clientY: 100 });
/** A pointer touches the map; jsdom's pointer events have no type. */
function putDown(surface: HTMLElement, pointerType: string) {
  const event = createEvent.pointerDown(surface);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(surface, event);
}

test("ruling 187 the wheel scrolls the page and says how to zoom; with Ctrl or Cmd it zooms the map", async () => {
  const surface = await renderSurface();
  expect(turnWheel(surface)).toBe(true);
  expect(screen.getByText("Use Ctrl + scroll to zoom the map")).toBeInTheDocument();
  await expectZoom(surface, () => expect(turnWheel(surface, { ctrlKey: true })).toBe(false));
  expect(screen.queryByText(/to zoom the map/)).not.toBeInTheDocument();
  await expectZoom(surface, () => expect(turnWheel(surface, { metaKey: true })).toBe(false));
});

test("ruling 187 one finger does not drag the map and says how to; a mouse drags it", async () => {
  const surface = await renderSurface();
  const isDraggable = () => surface.classList.contains("leaflet-touch-drag");
  putDown(surface, "touch");
  expect(isDraggable()).toBe(false);
  fireEvent.touchMove(surface, { touches: [finger(10)] });
  expect(screen.getByText("Use two fingers to move the map")).toBeInTheDocument();
  fireEvent.touchMove(surface, { touches: [finger(10), finger(90)] });
  expect(screen.queryByText(/two fingers/)).not.toBeInTheDocument();
  putDown(surface, "mouse");
  expect(isDraggable()).toBe(true);
});

test("ruling 187 the hint goes by itself", async () => {
  const surface = await renderSurface();
  jest.useFakeTimers();
  try {
    fireEvent.touchMove(surface, { touches: [finger(10)] });
    act(() => jest.advanceTimersByTime(HINT_FOR));
    expect(screen.queryByText(/two fingers/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test("ruling 187 a full-screen map takes every gesture", async () => {
  const surface = await renderSurface(true);
  putDown(surface, "touch");
  expect(surface).toHaveClass("leaflet-touch-drag");
  await expectZoom(surface, () => expect(turnWheel(surface)).toBe(false));
  expect(screen.queryByText(/to zoom the map/)).not.toBeInTheDocument();
});
