import { galaxy, wireAvailability, wireContentList } from "@stays/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { cabin, openResults, SEARCH, SEARCHED } from "./results.fixture.tsx";

type UserEvent = Awaited<ReturnType<typeof openResults>>["user"];

afterEach(() => window.localStorage.clear());

/** One stay for a request of its own, else both. */
const stays = (params: URLSearchParams) =>
  ["3001", "3002"].filter((id) => (params.get("productId") ?? id) === id).map((id) => cabin(Number(id)));

const cardOf = (name: string) => screen.findByRole("article", { name });
const kept = { id: "cbis:3001", name: "Cabin 3001", path: "/en/stays/cabindetail/3001/cabin-3001" };

async function openMapCard(user: UserEvent): Promise<HTMLElement> {
  await user.click(within(await cardOf("Cabin 3001")).getByRole("button", { name: "Show on map" }));
  const map = within(await screen.findByRole("region", { name: "Map" }));
  return map.findByRole("link", { name: /^View/ });
}

async function openFavourites(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Favourites" }));
  return within(await screen.findByRole("dialog", { name: "Favourites" })).findByRole("link", {
    name: "Cabin 3001",
  });
}

const inRegion = (region: string, link: string) => async () =>
  within(await screen.findByRole("region", { name: region })).findByRole("link", { name: link });

const inCard = (link: RegExp) => async () =>
  within(await cardOf("Cabin 3001")).findByRole("link", { name: link });

/** A link to a stay, what the address has for it, and how many `select_item` opening it sends. */
const links: readonly [string, string, (user: UserEvent) => Promise<HTMLElement>, number][] = [
  ["the name of a card", "", inCard(/3001/), 1],
  ["Book of a card", "", inCard(/^Book/), 1],
  ["View of the map's card", "", openMapCard, 1],
  ["a favourite", "", openFavourites, 0],
  ["a shared favourite", "&favourites=cbis:3001", inRegion("Favourites shared with you", "Cabin 3001"), 0],
  ["a name of the comparison", "&compare=cbis:3001,cbis:3002", inRegion("Compare stays", "Cabin 3001"), 0],
];

test.each(
  // The links share `onLinkOpened`, so the ways that only this function tells apart are tried on the first one alone.
  links.flatMap(([name, keys, find, selected], index) =>
    ["a click", "the middle button", ...(index === 0 ? ["Enter", "the right button", "a drag"] : [])].map(
      (way) => [name, way, keys, find, selected] as const,
    ),
  ),
)("SR-05 %s by %s is a viewed stay, if that opens it", async (_, way, keys, find, selected) => {
  const isOpened = !["the right button", "a drag"].includes(way);
  window.localStorage.setItem("stays.favourites", JSON.stringify([kept]));
  const { user, tracked } = await openResults({
    address: SEARCHED + keys,
    handlers: [
      galaxy.get(SEARCH, ({ params }) => wireAvailability(stays(params))),
      galaxy.get("get-accommodation-content", ({ params }) => wireContentList(stays(params))),
    ],
    media: (query) => query.includes("1100"),
  });
  const link = await find(user);
  expect(window.localStorage.getItem("stays.viewed")).toBeNull();
  if (way === "a click") await user.click(link);
  else if (way === "a drag") fireEvent.dragStart(link);
  else if (way === "Enter") {
    act(() => link.focus());
    await user.keyboard("{Enter}");
  } else {
    const button = way === "the middle button" ? 1 : 2;
    fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button }));
  }
  const viewed: readonly { id: string }[] = JSON.parse(window.localStorage.getItem("stays.viewed") ?? "[]");
  expect(viewed.map(({ id }) => id)).toEqual(isOpened ? ["cbis:3001"] : []);
  expect(tracked.filter(({ event }) => event === "select_item")).toHaveLength(isOpened ? selected : 0);
});
