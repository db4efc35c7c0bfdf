import { galaxy, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { cabin, openResults, SEARCH } from "./results.fixture.tsx";

afterEach(() => window.localStorage.clear());

test("SR-09 MP-04 Show on map opens the map at the place; card and marker highlight each other", async () => {
  const { user } = await openResults({
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002, 62)]))],
    media: (query) => query.includes("1100"),
  });
  const card = await screen.findByRole("article", { name: "Cabin 3001" });
  await user.hover(card);
  expect(card).toHaveClass("highlighted");
  await user.click(within(card).getByRole("button", { name: "Show on map" }));
  expect(await screen.findByRole("region", { name: "Map" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show list" }));
  await waitFor(() => expect(within(card).getByRole("button", { name: "Show on map" })).toHaveFocus());
});

test("ruling 174 the card of a pin says how far the lift of the settings is", async () => {
  const places = [
    { name: "Toppliften", kind: "lift" as const, position: { Latitude: 61.003, Longitude: 13 }, skiBus: [] },
  ];
  const { user } = await openResults({
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
    settings: { map: { places } },
    media: (query) => query.includes("1100"),
  });
  const card = await screen.findByRole("article", { name: "Cabin 3001" });
  await user.click(within(card).getByRole("button", { name: "Show on map" }));
  expect(await screen.findByText("Toppliften: about 5 min on foot")).toBeInTheDocument();
});

test("SR-09 the pins say which stays are saved and seen on this device", async () => {
  const kept = (id: number) => ({ id: `cbis:${id}`, name: `Cabin ${id}`, path: `/en/stays/cabin/${id}` });
  window.localStorage.setItem("stays.viewed", JSON.stringify([kept(3001), kept(3002)]));
  const { user } = await openResults({
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
  });
  const pin = () =>
    within(screen.getByRole("region", { name: "Map" })).getByRole("button", { name: /^Cabin 3001/ });
  await screen.findByRole("region", { name: "Map" });
  // The map has no size here; the pin of a card under the pointer is always on it.
  await user.hover(screen.getByRole("article", { name: "Cabin 3001" }));
  expect(pin()).toHaveAccessibleDescription("Seen before");
  await user.click(screen.getByRole("button", { name: "Save Cabin 3001" }));
  expect(pin()).toHaveAccessibleDescription("In your favourites, Seen before");
});

test.each([
  ["pages are missing", 2999, "2 of 2,999 stays are on the map", ["Look further"]],
  ["all are loaded", 3, null, []],
])("SR-09 the map says how many stays it shows of all: %s", async (_, TotalResults, text, buttons) => {
  const nowhere = wireCabin(3003, { Content: wireContent({ Position: null }) });
  await openResults({
    handlers: [
      galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002, 62), nowhere], { TotalResults })),
    ],
  });
  const map = within(await screen.findByRole("region", { name: "Map" }));
  await waitFor(() => expect(map.queryByText(/on the map$/)?.textContent ?? null).toBe(text));
  const offered = map.queryAllByRole("button", { name: "Look further" }).map((one) => one.textContent);
  expect(offered).toEqual(buttons);
});

test("SR-09 the map is loaded when it is seen", async () => {
  const seen: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  await openResults({
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
  });
  await screen.findByText("1 stay");
  expect(screen.queryByRole("region", { name: "Map" })).not.toBeInTheDocument();
  const entry = { isIntersecting: true, boundingClientRect: { height: 0 } } as IntersectionObserverEntry;
  await act(async () => {
    for (const callback of seen) callback([entry], {} as IntersectionObserver);
  });
  expect(await screen.findByRole("region", { name: "Map" })).toBeInTheDocument();
  Reflect.deleteProperty(window, "IntersectionObserver");
});
