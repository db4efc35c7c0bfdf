import { useVisit } from "@stays/contract";
import { mapTexts } from "@stays/map/texts";
import { Link } from "@stays/router";
import { galaxy, recorded, renderInHost, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { Page } from "./results.tsx";

const SEARCH = "availability/accommodation";
const SEARCHED = "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=0";
const cabin = (id: number, latitude = 61) =>
  wireCabin(id, { Content: wireContent({ Position: { Latitude: latitude, Longitude: 13 } }) });

const allTexts = [texts, { namespace: "map", load: mapTexts }];

afterEach(() => window.localStorage.clear());

/** Renders the list or the detail page, by route. */
function ListAndDetail() {
  const { route } = useVisit().place;
  return route === "stayslist" ? <Page /> : <Link to={SEARCHED}>Back to the list</Link>;
}

test("SR-10 coming back shows the list in its depth without a request", async () => {
  const search = recorded(SEARCH, wireAvailability([cabin(3001)], { TotalResults: 2 }));
  const next = recorded(
    "availability/accommodation/get",
    wireAvailability([cabin(3002)], { TotalResults: 2 }),
  );
  const { user } = await renderInHost(<ListAndDetail />, {
    texts: allTexts,
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
  const { user } = await renderInHost(<Page />, {
    texts: allTexts,
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
  const { user } = await renderInHost(<Page />, {
    texts: allTexts,
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
  const { user } = await renderInHost(<Page />, {
    texts: allTexts,
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
  const { user } = await renderInHost(<Page />, {
    texts: allTexts,
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
  await renderInHost(<Page />, {
    texts: allTexts,
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
  await renderInHost(<Page />, {
    texts: allTexts,
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

test("Search this area lists the stays of a part of the map, says what it covers, and can be undone", async () => {
  const far = wireContent({ Position: { Latitude: 40, Longitude: 10 } });
  const near = wireContent({ Position: { Latitude: 61.2, Longitude: 13.2 } });
  const search = recorded(
    SEARCH,
    wireAvailability([wireCabin(3001, { Content: near }), wireCabin(3002, { Content: far })]),
  );
  const { user, address } = await renderInHost(<Page />, {
    texts: allTexts,
    address: `${SEARCHED}&bounds=61,13,62,14`,
    handlers: [search.handler],
  });
  const stays = () => within(screen.getByRole("list", { name: "Results" })).getAllByRole("article");
  expect(await screen.findByText("1 stay in this part of the map, out of all 2")).toBeInTheDocument();
  expect(stays()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Remove filter Part of the map" }));
  expect(address()).not.toContain("bounds");
  expect(screen.getByText("2 stays")).toBeInTheDocument();
  expect(stays()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(address()).toContain("bounds=61,13,62,14");
  expect(stays()).toHaveLength(1);
  expect(search.calls).toHaveLength(1);
  expect([...(search.calls[0]?.params.keys() ?? [])]).not.toContain("bounds");
});

test("a circle in the address limits the list and the pins, and is removed like any filter", async () => {
  const { user, address } = await renderInHost(<Page />, {
    texts: allTexts,
    address: `${SEARCHED}&bounds=61,13,2000`,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002, 62)]))],
  });
  const pins = () =>
    within(screen.getByRole("region", { name: "Map" })).queryAllByRole("button", { name: /^Cabin/ });
  expect(await screen.findByText("1 stay in this part of the map, out of all 2")).toBeInTheDocument();
  await screen.findByRole("region", { name: "Map" });
  await user.hover(screen.getByRole("article", { name: "Cabin 3001" }));
  expect(pins()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Remove filter Part of the map" }));
  expect(address()).not.toContain("bounds");
  expect(screen.getByText("2 stays")).toBeInTheDocument();
});

test("a circle drawn on the map is a filter in the address", async () => {
  const { user, address } = await renderInHost(<Page />, {
    texts: allTexts,
    address: SEARCHED,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002, 62)]))],
  });
  await user.click(await screen.findByRole("button", { name: "Draw a circle" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Distance from the middle" }), "500");
  await user.click(screen.getByRole("button", { name: "Use this circle" }));
  expect(address()).toMatch(/bounds=-?[\d.]+,-?[\d.]+,500(&|$)/);
  expect(await screen.findByText(/in this part of the map, out of all 2/)).toBeInTheDocument();
});

test("a circle in the address that is out of range limits nothing", async () => {
  await renderInHost(<Page />, {
    texts: allTexts,
    address: `${SEARCHED}&bounds=61,13,2000000`,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002, 62)]))],
  });
  expect(await screen.findByText("2 stays")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test("Search this area with no stay in it says so, and leads back to the whole map", async () => {
  const { user } = await renderInHost(<Page />, {
    texts: allTexts,
    address: `${SEARCHED}&bounds=1,1,2,2`,
    handlers: [galaxy.get(SEARCH, wireAvailability([cabin(3001)]))],
  });
  expect(
    await screen.findByRole("heading", { name: "No stay is in this part of the map" }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show the whole map" }));
  expect(screen.getByText("1 stay")).toBeInTheDocument();
});
