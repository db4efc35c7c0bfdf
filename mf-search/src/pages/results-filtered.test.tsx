import {
  recorded,
  wireAvailability,
  wireCabin,
  wireContent,
  wireContentList,
  wireProduct,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { names, openResults, SEARCHED } from "./results.fixture.tsx";

/** Totals of the stays, one stay a page. */
const TOTALS = [4000, 9000, 2500];

/** Opens the results with three stays on three pages: the first and the last in the south. */
async function open(query: string) {
  let isDown = false;
  const page = (number: number) => {
    const Position = { Latitude: number === 2 ? 67 : 61, Longitude: 13 };
    const product = wireProduct({
      Price: { ...(wireProduct().Price as object), Price: TOTALS[number - 1] },
    });
    return wireAvailability(
      [
        wireCabin(3000 + number, {
          Name: `Cabin ${number}`,
          Content: wireContent({ Position }),
          Products: [product],
        }),
      ],
      { TotalResults: TOTALS.length },
    );
  };
  const search = recorded("availability/accommodation", () => page(1));
  const next = recorded("availability/accommodation/get", ({ params }) =>
    isDown ? wireRefusal(3) : page(Number(params.get("page"))),
  );
  const host = await openResults({
    address: `${SEARCHED}${query}`,
    handlers: [search.handler, next.handler],
  });
  return { ...host, search, next, setDown: (is: boolean) => (isDown = is) };
}

/** The button that closes the filters: with a number once the price that was typed is applied. */
const showStays = /^Show (?:stays|\d+ stays?)$/;

async function openFilters(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}

test("Search this area finds the matches of all pages, not only of the loaded ones, and its chip removes it", async () => {
  const { user, address, search, next } = await open("&bounds=60,12,62,14");
  expect(await screen.findByText("2 stays in this part of the map, out of all 3")).toBeInTheDocument();
  expect(names()).toEqual(["Cabin 1", "Cabin 3"]);
  expect(next.calls).toHaveLength(2);
  expect([...(search.calls[0]?.params.keys() ?? [])]).not.toContain("bounds");
  await user.click(screen.getByRole("button", { name: "Remove filter Part of the map" }));
  expect(address()).not.toContain("bounds");
  expect(names()).toHaveLength(3);
});

test("a price range filters all pages, is in the URL, and is removed by its chip", async () => {
  const { user, address, search, next } = await open("");
  expect(await screen.findByText("3 stays")).toBeInTheDocument();
  const dialog = await openFilters(user);
  await user.type(dialog.getByRole("textbox", { name: "Highest price (SEK)" }), "5 000");
  await user.click(dialog.getByRole("button", { name: showStays }));
  expect(address()).toContain("price=-5000");
  await waitFor(() => expect(names()).toEqual(["Cabin 1", "Cabin 3"]));
  expect(screen.getByText("2 stays")).toBeInTheDocument();
  const calls = [...search.calls, ...next.calls];
  expect(calls).toHaveLength(3);
  expect(calls.filter(({ params }) => params.has("price"))).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Remove filter Up to SEK\s5,000$/ }));
  expect(address()).not.toContain("price");
  expect(screen.getByText("3 stays")).toBeInTheDocument();
});

test("a price range that no stay has says what to remove, once all pages are loaded", async () => {
  const { user, address } = await open("&price=20000-");
  expect(await screen.findByRole("heading", { name: "No stay is in your price range" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all prices" }));
  expect(address()).not.toContain("price");
  expect(names()).toEqual(["Cabin 1", "Cabin 2", "Cabin 3"]);
});

test("a page that fails meanwhile offers Try again, and the rest is loaded after it", async () => {
  const { user, setDown } = await open("");
  await screen.findByText("3 stays");
  setDown(true);
  const dialog = await openFilters(user);
  await user.type(dialog.getByRole("textbox", { name: "Lowest price (SEK)" }), "8000");
  await user.click(dialog.getByRole("button", { name: showStays }));
  expect(await screen.findByText("We couldn't load more stays")).toBeInTheDocument();
  expect(screen.getByText("0 stays so far, 1 of 3 loaded")).toBeInTheDocument();
  expect(screen.queryByText("No stay is in your price range")).not.toBeInTheDocument();
  setDown(false);
  // The map may have a Try again for its picture.
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(names()).toEqual(["Cabin 2"]);
});

test("a price range with an error is named at its field and not applied", async () => {
  const { user, address } = await open("&price=3000-5000");
  await screen.findByText("1 stay");
  const dialog = await openFilters(user);
  const most = dialog.getByRole("textbox", { name: "Highest price (SEK)" });
  await user.clear(most);
  await user.type(most, "200");
  expect(most).toHaveAccessibleDescription("The highest price is below the lowest");
  await user.click(dialog.getByRole("button", { name: /^Show/ }));
  await waitFor(() => expect(address()).toContain("price=3000-"));
  expect(address()).not.toContain("3000-200");
  const again = await openFilters(user);
  await user.click(again.getByRole("button", { name: "Clear all" }));
  expect(again.getByRole("textbox", { name: "Lowest price (SEK)" })).toHaveValue("");
});

test("without dates the filters say that prices need dates, and a price of the URL hides no stay", async () => {
  const content = recorded("get-accommodation-content", wireContentList([wireCabin(3001)]));
  const { user } = await openResults({
    address: "/en/stays?price=-10",
    handlers: [content.handler],
  });
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Remove filter/ })).not.toBeInTheDocument();
  const dialog = await openFilters(user);
  expect(dialog.getByRole("group", { name: "Price" })).toHaveTextContent("Choose dates for prices.");
});

test("ruling 126 after 20 pages the visitor is asked, with what was looked at, before more pages load", async () => {
  const pages = 45;
  const page = (number: number) =>
    wireAvailability([wireCabin(3000 + number, { Name: `Cabin ${number}` })], { TotalResults: pages });
  const next = recorded("availability/accommodation/get", ({ params }) => page(Number(params.get("page"))));
  const { user } = await openResults({
    address: `${SEARCHED}&bounds=60,12,62,14`,
    handlers: [recorded("availability/accommodation", () => page(1)).handler, next.handler],
  });
  const further = () => screen.findByRole("button", { name: "Look further" });
  const asked = async (looked: number) =>
    waitFor(() =>
      expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain(
        `${looked} of 45 looked at, 0 fit`,
      ),
    );
  await asked(20);
  expect(next.calls).toHaveLength(19);
  await user.click(await further());
  await asked(40);
  expect(next.calls).toHaveLength(39);
  await user.click(await further());
  expect(await screen.findByText("No stay is in this part of the map")).toBeInTheDocument();
  expect(next.calls).toHaveLength(44);
  expect(screen.queryByRole("button", { name: "Look further" })).not.toBeInTheDocument();
});

test("ruling 126 a Galaxy that filters by price and part of the map is asked for it, one call a page", async () => {
  const search = recorded(
    "availability/accommodation",
    wireAvailability([wireCabin(3001)], { TotalResults: 1 }),
  );
  const { user, address } = await openResults({
    address: `${SEARCHED}&price=3000-5000&bounds=60,12,62,14`,
    settings: {
      galaxy: { filters: { price: { least: "minPrice", most: "maxPrice" }, bounds: "area" } },
    },
    handlers: [search.handler],
  });
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(names()).toEqual(["Cabin 3001"]);
  const params = search.calls.map(({ params }) =>
    ["minPrice", "maxPrice", "area"].map((name) => params.get(name)),
  );
  expect(params).toEqual([["3000", "5000", "60,12,62,14"]]);
  await user.click(screen.getByRole("button", { name: "Remove filter Part of the map" }));
  expect(address()).not.toContain("bounds");
  await waitFor(() => expect(search.calls.at(-1)?.params.has("area")).toBe(false));
});
