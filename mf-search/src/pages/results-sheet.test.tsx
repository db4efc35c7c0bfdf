import { galaxy, networkError, wireAvailability } from "@stays/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { cabin, openResults, SEARCH, SEARCHED } from "./results.fixture.tsx";

const sheet = () => screen.getByRole("region", { name: /^Results/ });

/** Opens the map of a phone, and scrolls its sheet a little, which renders the list. */
async function openSheet(address: string, total = 2) {
  const { user } = await openResults({
    address,
    handlers: [
      galaxy.get(SEARCH, wireAvailability([cabin(3001), cabin(3002)], { TotalResults: total })),
      galaxy.get(`${SEARCH}/get`, () => networkError()),
    ],
    media: () => true,
  });
  await user.click(await screen.findByRole("button", { name: "Show map" }));
  await screen.findByRole("button", { name: "Results list" });
  fireEvent.scroll(sheet().parentElement ?? sheet());
  return user;
}

// jsdom has no layout: the sheet stays at its heading, and its list is hidden from the accessibility tree.
const inSheet = { hidden: true };

test("ruling 175 the sheet of the map has the results of the page as compact cards", async () => {
  await openSheet(SEARCHED);
  expect(within(sheet()).getByRole("heading", { name: "Results (2)" })).toBeInTheDocument();
  const list = within(sheet()).getByRole("list", { ...inSheet, name: "Results" });
  expect(list).toHaveAttribute("data-variant", "StandardCompact");
  expect(within(list).getAllByRole("article", inSheet)).toHaveLength(2);
  expect(screen.getByRole("list", { name: "Results" })).toHaveAttribute("data-variant", "Tile");
});

test("ruling 175 the sheet says that no stay is in this part of the map, and offers the whole map", async () => {
  const user = await openSheet(`${SEARCHED}&bounds=1,1,2,2`);
  const { getByRole } = within(sheet());
  expect(getByRole("heading", { name: "Results (0)" })).toBeInTheDocument();
  await user.click(getByRole("button", { ...inSheet, name: "Show the whole map" }));
  expect(getByRole("heading", { name: "Results (2)" })).toBeInTheDocument();
  expect(within(sheet()).getAllByRole("article", inSheet)).toHaveLength(2);
});

test("ruling 175 a next page that fails can be tried again in the sheet", async () => {
  const user = await openSheet(SEARCHED, 30);
  await user.click(within(sheet()).getByRole("button", { ...inSheet, name: "Load more stays" }));
  expect(await within(sheet()).findByRole("button", { ...inSheet, name: "Try again" })).toBeInTheDocument();
});
