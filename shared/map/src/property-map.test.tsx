import { HeartIcon } from "@stays/ui";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pointFixture } from "./points/point.fixture.ts";
import { PropertyMap } from "./property-map.tsx";
import { renderMap, sizeElements } from "./render-map.tsx";

beforeAll(sizeElements);

const sek = (amount: number, originalAmount: number | null = null) => ({
  amount,
  currency: "SEK",
  originalAmount,
});
const points = [
  pointFixture("cbis:1", 62.5, 12.4, { name: "Fjällbyn", price: sek(4185, 4925), nights: 3, count: 14 }),
  pointFixture("cbis:2", 62.9, 12.9, {
    name: "Lillstugan",
    introduction: "Timber cabin by the lake. ".repeat(8),
  }),
];
const pin = (name: RegExp | string) => screen.getByRole("button", { name });

test("MP-01 the region is titled Map; a pin is a button named by name and price, without a price by the name", async () => {
  await renderMap(<PropertyMap points={points} />);
  const region = within(screen.getByRole("region", { name: "Map" }));
  expect(region.getByRole("button", { name: /^Fjällbyn, .*4.?185/ })).toHaveTextContent(/4.?185/);
  expect(region.getByRole("button", { name: "Lillstugan" })).toHaveTextContent("Lillstugan");
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

test("MP-02 the pin of the open card is told from a raised one, also to a screen reader", async () => {
  await renderMap(<PropertyMap points={points} highlightedId="cbis:1" />);
  await userEvent.click(pin("Lillstugan"));
  expect(screen.getByRole("button", { expanded: true })).toBe(pin("Lillstugan"));
  expect(pin("Lillstugan")).toHaveClass("raised", "current");
  expect(pin(/^Fjällbyn/)).toHaveClass("raised");
  expect(pin(/^Fjällbyn/)).not.toHaveClass("current");
});

test("MP-01 near stays are one cluster named by their number; a click parts them", async () => {
  const near = [
    pointFixture("a", 62.5, 12.4),
    pointFixture("b", 62.501, 12.401),
    pointFixture("c", 59.3, 18),
  ];
  await renderMap(<PropertyMap points={near} />);
  await userEvent.click(pin("2 stays"));
  await waitFor(() => expect(pin("Stay a")).toBeInTheDocument());
  expect(screen.queryByRole("button", { name: "2 stays" })).not.toBeInTheDocument();
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

test("MP-01 stays at one spot are listed by their cluster, each leading to its card", async () => {
  await renderMap(<PropertyMap points={[pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4)]} />);
  await userEvent.click(pin("2 stays"));
  await userEvent.click(screen.getByRole("button", { name: "Stay b" }));
  expect(screen.getByRole("article", { name: "Stay b" })).toBeInTheDocument();
});

test("MP-02 a pin opens its card: name, from-price for the nights, View with the count", async () => {
  await renderMap(<PropertyMap points={points} />);
  await userEvent.click(pin(/^Fjällbyn/));
  const card = within(screen.getByRole("article", { name: "Fjällbyn" }));
  expect(card.getByText(/for 3 nights/)).toBeInTheDocument();
  expect(card.getByRole("link", { name: "View (14)" })).toHaveAttribute("href", "/en/stays/village/cbis:1");
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

test("MP-03 the stay chosen among several at one spot is flown to", async () => {
  const { container } = await renderMap(
    <PropertyMap
      points={[pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4), pointFixture("c", 59.3, 18)]}
    />,
  );
  await userEvent.click(pin("2 stays"));
  await userEvent.click(screen.getByRole("button", { name: "Stay b" }));
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

test("MP-05 for a logged-in editor the card makes room for the toolbar", async () => {
  await renderMap(<PropertyMap points={points} />, { loggedIn: true });
  await userEvent.click(pin("Lillstugan"));
  expect(screen.getByRole("article")).toHaveClass("underToolbar");
});

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

test("MP-06 without a second service there is no switch", async () => {
  await renderMap(<PropertyMap points={points} />);
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
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

test("MP-03 a circle is drawn and shown whole", async () => {
  const circle = { latitude: 62.5, longitude: 12.4, metres: 2000 };
  const { container, rerender } = await renderMap(<PropertyMap points={points} area={circle} />);
  expect(container.querySelector("path.circle")).toBeInTheDocument();
  expect(container.querySelector("img.leaflet-tile")).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/tiles\/12\//),
  );
  rerender(<PropertyMap points={points} />);
  expect(container.querySelector("path.circle")).not.toBeInTheDocument();
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

test.each(["{Enter}", " "])(
  "MP-02 opened by keyboard (%j), the card takes the focus; Esc gives it back",
  async (key) => {
    await renderMap(<PropertyMap points={points} />);
    pin("Lillstugan").focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole("heading", { name: "Lillstugan" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(pin("Lillstugan")).toHaveFocus();
  },
);

test("MP-02 closed by keyboard the card gives the focus to its pin, closed by a click to the map", async () => {
  await renderMap(<PropertyMap points={points} />);
  pin("Lillstugan").focus();
  await userEvent.keyboard("{Enter}");
  screen.getByRole("button", { name: "Close card" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(pin("Lillstugan")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Close card" }));
  expect(screen.getByRole("group", { name: "Move with the arrow keys" })).toHaveFocus();
});

test("MP-02 Esc closes the list of stays at one spot, and the map takes the focus", async () => {
  await renderMap(<PropertyMap points={[pointFixture("a", 62.5, 12.4), pointFixture("b", 62.5, 12.4)]} />);
  pin("2 stays").focus();
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
  pin("Lillstugan").focus();
  await userEvent.keyboard("{Enter}{Escape}");
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  expect(pin("Lillstugan")).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onChange).toHaveBeenCalledWith(false);
});

test("MP-03 Search this area appears once the visitor has moved the map, with what is in sight", async () => {
  const onSearchArea = jest.fn();
  await renderMap(<PropertyMap points={points} onSearchArea={onSearchArea} />);
  expect(screen.queryByRole("button", { name: "Search this area" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  const [[bounds]] = onSearchArea.mock.calls;
  expect(bounds.north).toBeGreaterThan(bounds.south);
  expect(bounds.east).toBeGreaterThan(bounds.west);
});
