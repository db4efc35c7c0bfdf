import { galaxy, recorded, wireAvailability, wireCabin, wireContentList } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { articles, FAMILY_SEARCHED, openResults, SEARCH } from "./results.fixture.tsx";

const NEXT = "availability/accommodation/get";
const CONTENT = "get-accommodation-content";

test("SR-01 SR-03 a search shows its first page, and further pages until the total is reached", async () => {
  const next = recorded(NEXT, wireAvailability([wireCabin(3003)], { TotalResults: 3 }));
  const { user } = await openResults({
    handlers: [
      galaxy.get(SEARCH, wireAvailability([wireCabin(3001), wireCabin(3002)], { TotalResults: 3 })),
      next.handler,
    ],
  });
  expect(await screen.findByText("3 stays")).toBeInTheDocument();
  expect(articles()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Load more stays" }));
  await waitFor(() => expect(articles()).toHaveLength(3));
  expect(next.calls.map(({ params }) => [params.get("searchId"), params.get("page")])).toEqual([
    ["s-1", "2"],
  ]);
  expect(screen.queryByRole("button", { name: "Load more stays" })).not.toBeInTheDocument();
  expect(screen.getByText("You have seen all 3 stays")).toBeInTheDocument();
});

test("SR-02 SR-12 without dates all content is listed, page by page until the total is reached", async () => {
  const content = recorded(CONTENT, ({ params }) =>
    wireContentList([wireCabin(3000 + Number(params.get("page")), { Products: [] })], { TotalResults: 2 }),
  );
  const { user } = await openResults({ address: "/en/stays", handlers: [content.handler] });
  expect(await screen.findByText("2 stays")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Load more stays" }));
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(content.calls.map(({ params }) => params.get("page"))).toEqual(["1", "2"]);
  expect(screen.getAllByText("Choose dates for prices.").length).toBeGreaterThan(0);
});

test("SR-08 a sort is a new search with that order", async () => {
  const search = recorded(SEARCH, wireAvailability([wireCabin(3001)]));
  const { user, address } = await openResults({ handlers: [search.handler] });
  await screen.findByText("1 stay");
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  await user.selectOptions(sort, "Price, low to high");
  await waitFor(() => expect(search.calls.at(-1)?.params.get("sort")).toBe("Price-Asc"));
  expect(search.calls[0]?.params.get("sort")).toBe("PriorityAgreement-Asc");
  expect(address()).toContain("sort=Price-Asc");
});

test("SR-04 the list has the variant of the settings until the visitor chooses one, which is kept", async () => {
  const handlers = [galaxy.get(SEARCH, wireAvailability([wireCabin(3001)]))];
  const first = await openResults({
    handlers,
    settings: { results: { variant: "List" } },
  });
  const group = await screen.findByRole("radiogroup", { name: "View as" });
  expect(within(group).getByRole("radio", { name: "List" })).toBeChecked();
  await first.user.click(within(group).getByRole("radio", { name: "Compact" }));
  expect(await screen.findByRole("list", { name: "Results" })).toHaveAttribute(
    "data-variant",
    "StandardCompact",
  );
  first.unmount();
  await openResults({ handlers, settings: { results: { variant: "List" } } });
  expect(screen.getByRole("radio", { name: "Compact" })).toBeChecked();
  window.localStorage.clear();
});

test("RT-08 a pasted link restores the search, and the heading names the area", async () => {
  const search = recorded(SEARCH, wireAvailability([wireCabin(3001)]));
  await openResults({
    address: `${FAMILY_SEARCHED}&category=12&geo=410&attributes=211&capacity.372=4&name=pine&utm=mail`,
    handlers: [search.handler],
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Stays in Fjällbyn" })).toBeInTheDocument();
  await screen.findByText("1 stay");
  expect(Object.fromEntries(search.calls[0]?.params ?? [])).toMatchObject({
    category: "12",
    geo: "410",
    attributes: "211",
    capacityFilter: '{"372":4}',
    name: "pine",
    personConfigurations: '[{"Adults":2,"ChildrenAges":[4,7]}]',
  });
  expect(screen.getByRole("combobox", { name: "Area" })).toHaveValue("410");
  expect(screen.getByRole("button", { name: "Guests" })).toHaveAccessibleDescription(
    "2 adults, 2 children, 1 room",
  );
  expect(screen.getByRole("button", { name: "Arrival" })).toHaveAccessibleDescription("Sat 6 Feb 2027");
});
