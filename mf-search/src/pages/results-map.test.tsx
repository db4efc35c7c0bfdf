import { Link, usePageContext } from "@stays/contract";
import { galaxy, recorded, renderInHost, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { SEARCHED } from "../searched-week.fixture.ts";
import { pageTexts } from "./page-texts.fixture.ts";
import { SEARCH } from "./results.fixture.tsx";
import { page } from "./results.tsx";
import { cabin } from "./results-map.fixture.ts";

afterEach(() => window.localStorage.clear());

/** Renders the list or the detail page, by route. */
function ListAndDetail() {
  const { name: route } = usePageContext().route;
  return route === "stayslist" ? <page.Page /> : <Link to={SEARCHED}>Back to the list</Link>;
}

test("SR-10 coming back shows the list in its depth without a request", async () => {
  const search = recorded(SEARCH, wireAvailability([cabin(3001)], { TotalResults: 2 }));
  const next = recorded(
    "availability/accommodation/get",
    wireAvailability([cabin(3002)], { TotalResults: 2 }),
  );
  const { user } = await renderInHost(<ListAndDetail />, {
    texts: pageTexts,
    address: SEARCHED,
    handlers: [search.handler, next.handler],
  });
  await user.click(await screen.findByRole("button", { name: "Load more stays" }));
  await user.click(await screen.findByRole("link", { name: "Cabin 3002" }));
  await user.click(screen.getByRole("link", { name: "Back to the list" }));
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect([search.calls.length, next.calls.length]).toEqual([1, 1]);
});

test("SR-09 MP-04 Show on map opens the map at the place; card and marker highlight each other", async () => {
  const { user } = await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
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
  const { user } = await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
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
  const { user } = await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
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

test("SR-09 the focus comes back to Show map, whichever way full screen is left", async () => {
  const { user } = await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
    media: (query) => query.includes("1100"),
  });
  const showMap = await screen.findByRole("button", { name: "Show map" });
  await user.click(showMap);
  await user.click(await screen.findByRole("button", { name: "Show list" }));
  expect(showMap).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Show list" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(showMap).toHaveFocus();
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
  await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
  });
  await screen.findByText("1 stay");
  expect(screen.queryByRole("region", { name: "Map" })).not.toBeInTheDocument();
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  await act(async () => {
    for (const callback of seen) callback([entry], {} as IntersectionObserver);
  });
  expect(await screen.findByRole("region", { name: "Map" })).toBeInTheDocument();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("ST-03 ST-04 pictures ask for their place's size and keep their focal point; none shows a placeholder", async () => {
  await renderInHost(<page.Page />, {
    texts: pageTexts,
    address: SEARCHED,
    handlers: [
      galaxy.get(
        SEARCH,
        wireAvailability([cabin(3001), wireCabin(3002, { Content: wireContent({ Images: [] }) })]),
      ),
    ],
  });
  const photo = await screen.findByRole("img", { name: "Cabins in snow" });
  expect(photo).toHaveAttribute(
    "src",
    expect.stringContaining("?width=800&height=450&crop=auto&scale=downscaleonly"),
  );
  expect(photo).toHaveStyle({ objectPosition: "50% 40%" });
  const bare = within(screen.getByRole("article", { name: "Cabin 3002" }));
  expect(bare.queryByRole("img")).not.toBeInTheDocument();
});
