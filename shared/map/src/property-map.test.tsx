import { HeartIcon } from "@stays/ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pointFixture } from "./points/point.fixture.ts";
import { pin, points, sek } from "./property-map.fixture.ts";
import { PropertyMap } from "./property-map.tsx";
import { renderMap } from "./render-map.fixture.tsx";

test("MP-01 the region is titled Map; a pin is a button named by name and price, without a price by the name", async () => {
  await renderMap(<PropertyMap points={points} />);
  const region = within(screen.getByRole("region", { name: "Map" }));
  expect(region.getByRole("button", { name: /^Fjällbyn, .*4.?185/ })).toHaveTextContent(/4.?185/);
  expect(region.getByRole("button", { name: "Lillstugan" })).toHaveTextContent("Lillstugan");
});

test("MP-01 the map beside the results has a visible title; other maps have the heading of their section", async () => {
  const { rerender } = await renderMap(<PropertyMap points={points} fills />);
  expect(screen.getByRole("heading", { name: "Map" })).toBeVisible();
  rerender(<PropertyMap points={points} />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("MP-01 a pin says in its description that its stay is saved or seen, and keeps its name", async () => {
  const marks = { seen: new Set(["cbis:1", "cbis:2"]), saved: new Set(["cbis:1"]), savedIcon: HeartIcon };
  const { rerender } = await renderMap(<PropertyMap points={points} marks={marks} />);
  expect(pin(/^Fjällbyn, SEK\s4,185$/)).toHaveAccessibleDescription("In your favourites, Seen before");
  expect(pin(/^Fjällbyn/)).toHaveTextContent(/^SEK\s4,185$/);
  expect(pin("Lillstugan")).toHaveAccessibleDescription("Seen before");
  rerender(<PropertyMap points={points} />);
  expect(pin("Lillstugan")).not.toHaveAccessibleDescription();
});

test("MP-02 the pin of the open card differs from a raised one, also to a screen reader", async () => {
  await renderMap(<PropertyMap points={points} highlightedId="cbis:1" />);
  await userEvent.click(pin("Lillstugan"));
  expect(screen.getByRole("button", { expanded: true })).toBe(pin("Lillstugan"));
  expect(pin("Lillstugan")).toHaveClass("raised", "current");
  expect(pin(/^Fjällbyn/)).toHaveClass("raised");
  expect(pin(/^Fjällbyn/)).not.toHaveClass("current");
});

const spread = {
  a: pointFixture("a", 62.5, 12.4),
  near: pointFixture("near", 62.501, 12.401),
  b: pointFixture("b", 65, 17),
  c: pointFixture("c", 59.3, 18),
  d: pointFixture("d", 60, 12),
};
type Spread = keyof typeof spread;
const listed = (ids: readonly Spread[]) => ids.map((id) => spread[id]);

test.each<[string, readonly Spread[], readonly Spread[], string[]]>([
  ["as the list", ["a", "b", "c"], ["a", "b", "c"], ["Stay a", "Stay b", "Stay c"]],
  [
    "when the list grows at its end",
    ["c", "a"],
    ["c", "a", "d", "b"],
    ["Stay c", "Stay a", "Stay d", "Stay b"],
  ],
  ["when it grows at its start", ["c", "a"], ["d", "b", "c", "a"], ["Stay d", "Stay b", "Stay c", "Stay a"]],
  [
    "when it is sorted anew",
    ["a", "b", "c", "d"],
    ["d", "c", "b", "a"],
    ["Stay d", "Stay c", "Stay b", "Stay a"],
  ],
  ["when it shrinks", ["a", "b", "c", "d"], ["d", "b"], ["Stay d", "Stay b"]],
  [
    "a cluster by its first stay",
    ["c", "near", "d", "a"],
    ["c", "near", "d", "a"],
    ["Stay c", "2 stays", "Stay d"],
  ],
  ["a new cluster, too", ["c", "d"], ["a", "c", "near", "d"], ["2 stays", "Stay c", "Stay d"]],
])("MP-01 the keyboard reaches the pins in the order of the list: %s", async (_, before, after, names) => {
  const { rerender } = await renderMap(<PropertyMap points={listed(before)} />);
  const pins = () => screen.getAllByRole("button", { name: /^(Stay .|\d stays)$/ });
  const [, second] = pins();
  act(() => second?.focus());
  const held = second?.getAttribute("aria-label") ?? "";
  rerender(<PropertyMap points={listed(after)} />);
  await waitFor(() => expect(pins().map((one) => one.getAttribute("aria-label"))).toEqual(names));
  if (names.includes(held) && held.startsWith("Stay")) expect(second).toHaveFocus();
});

test.each<[string, string, string]>([
  ["{ArrowRight}", "Stay c", "Stay b"],
  ["{ArrowDown}{ArrowDown}", "Stay c", "Stay d"],
  ["{ArrowDown}{ArrowLeft}", "Stay c", "Stay c"],
  ["{End}{ArrowRight}", "Stay c", "Stay d"],
  ["{End}{ArrowUp}", "Stay c", "Stay b"],
  ["{End}{Home}", "Stay c", "Stay c"],
  ["{Alt>}{ArrowRight}{/Alt}", "Stay c", "Stay c"],
])("MP-01 the pins are one tab stop, and %s goes from %s to %s", async (keys, from, to) => {
  await renderMap(<PropertyMap points={listed(["c", "b", "d"])} />);
  const stops = () =>
    screen
      .getAllByRole("button", { name: /^Stay ./ })
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((one) => one.getAttribute("aria-label"));
  await waitFor(() => expect(stops()).toEqual([from]));
  act(() => pin(from).focus());
  await userEvent.keyboard(keys);
  expect(pin(to)).toHaveFocus();
  expect(stops()).toEqual([to]);
});

test("MP-01 the first pin is the tab stop again when the one with the focus goes", async () => {
  const { rerender } = await renderMap(<PropertyMap points={listed(["c", "b", "d"])} />);
  act(() => pin("Stay d").focus());
  rerender(<PropertyMap points={listed(["c", "b"])} />);
  await waitFor(() => expect(pin("Stay c")).toHaveAttribute("tabindex", "0"));
  expect(pin("Stay b")).toHaveAttribute("tabindex", "-1");
});

test("MP-01 a cluster shows the lowest price of its stays, as the description of its button", async () => {
  const near = [
    pointFixture("a", 62.5, 12.4, { price: sek(5460), nights: 3 }),
    pointFixture("b", 62.501, 12.401, { price: sek(4185), nights: 3 }),
    pointFixture("c", 59.3, 18),
    pointFixture("d", 59.301, 18.001),
  ];
  await renderMap(<PropertyMap points={near} />);
  const [priced, plain] = screen.getAllByRole("button", { name: "2 stays" });
  expect(priced).toHaveAccessibleDescription(/^from SEK\s4,185$/);
  expect(screen.getByText(/^from SEK\s4,185$/)).toBeVisible();
  expect(plain).not.toHaveAccessibleDescription();
});

test("MP-03 MP-04 a place selected from outside is shown at zoom 18 and opens its card, and again after it was closed", async () => {
  const { container, rerender } = await renderMap(<PropertyMap points={points} selectedId={null} />);
  rerender(<PropertyMap points={points} selectedId="cbis:2" />);
  expect(screen.getByRole("article", { name: "Lillstugan" })).toBeInTheDocument();
  // jsdom has no 3D transforms, so Leaflet moves at once instead of in 1.5 s.
  expect(container.querySelector("img.leaflet-tile")).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/tiles\/18\//),
  );
  await userEvent.click(screen.getByRole("button", { name: "Close card" }));
  rerender(<PropertyMap points={points} selectedId="cbis:2" selectionSerial={1} />);
  expect(screen.getByRole("article", { name: "Lillstugan" })).toBeInTheDocument();
});

test("MP-03 a click on a pin moves the map to its stay at zoom 18, and again after the visitor moved away", async () => {
  const { container } = await renderMap(<PropertyMap points={points} />);
  const tile = () => container.querySelector("img.leaflet-tile")?.getAttribute("src");
  await userEvent.click(pin("Lillstugan"));
  // jsdom has no 3D transforms, so Leaflet moves at once instead of in 1.5 s.
  expect(tile()).toMatch(/^\/tiles\/18\//);
  await userEvent.click(screen.getByRole("button", { name: "Zoom out" }));
  await waitFor(() => expect(tile()).toMatch(/^\/tiles\/17\//));
  await userEvent.click(pin("Lillstugan"));
  await waitFor(() => expect(tile()).toMatch(/^\/tiles\/18\//));
});

test("MP-01 MP-03 stays at one spot are listed by their cluster; the chosen one has its card and is flown to", async () => {
  const { container } = await renderMap(
    <PropertyMap
      points={[pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4), pointFixture("c", 59.3, 18)]}
    />,
  );
  await userEvent.click(pin("2 stays"));
  await userEvent.click(screen.getByRole("button", { name: "Stay b" }));
  expect(screen.getByRole("article", { name: "Stay b" })).toBeInTheDocument();
  expect(container.querySelector("img.leaflet-tile")).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/tiles\/18\//),
  );
});

test("MP-03 600 ms after a render the map measures its box again", async () => {
  const { container, rerender } = await renderMap(<PropertyMap points={points} />);
  const surface = container.querySelector(".leaflet-container");
  if (!surface) throw new Error("no map");
  jest.useFakeTimers();
  try {
    rerender(<PropertyMap points={points} fills />);
    let asked = 0;
    Object.defineProperty(surface, "clientWidth", { get: () => ++asked && 900 });
    act(() => jest.advanceTimersByTime(599));
    expect(asked).toBe(0);
    act(() => jest.advanceTimersByTime(1));
    expect(asked).toBeGreaterThan(0);
  } finally {
    jest.useRealTimers();
  }
});

test("SR-09 the pin of a highlighted card is raised, and a pin tells when it is pointed at", async () => {
  const onHighlight = jest.fn();
  await renderMap(<PropertyMap points={points} highlightedId="cbis:2" onHighlight={onHighlight} />);
  expect(pin("Lillstugan")).toHaveClass("raised");
  await userEvent.hover(pin(/^Fjällbyn/));
  expect(onHighlight).toHaveBeenLastCalledWith("cbis:1");
  await userEvent.unhover(pin(/^Fjällbyn/));
  expect(onHighlight).toHaveBeenLastCalledWith(null);
});
