import {
  galaxy,
  networkError,
  recorded,
  renderInHost,
  wireAccommodation,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireContentList,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { pageTexts } from "./page-texts.fixture.ts";
import { Page } from "./results.tsx";

const SEARCHED =
  "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=2&gc-1-age=4,7";
const SEARCH = "availability/accommodation";
const NEXT = "availability/accommodation/get";
const CONTENT = "get-accommodation-content";

/** The calendar that the page asks for when nothing is found. */
const noOtherDates = galaxy.get("availability/calendar", wireCalendar([]));

const open = ({ handlers = [], ...options }: NonNullable<Parameters<typeof renderInHost>[1]>) =>
  renderInHost(<Page />, { texts: pageTexts, handlers: [...handlers, noOtherDates], ...options });
const articles = () => within(screen.getByRole("list", { name: "Results" })).getAllByRole("article");

test("SR-01 SR-03 a search shows its first page, and further pages until the total is reached", async () => {
  const next = recorded(NEXT, wireAvailability([wireCabin(3003)], { TotalResults: 3 }));
  const { user } = await open({
    address: SEARCHED,
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

test("SR-01 code 404 on a further page means that all is loaded, and the count says so", async () => {
  const { user } = await open({
    address: SEARCHED,
    handlers: [
      galaxy.get(SEARCH, wireAvailability([wireCabin(3001)], { TotalResults: 9 })),
      galaxy.get(NEXT, wireRefusal(404, "No more results")),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Load more stays" }));
  expect(await screen.findByText("You have seen the only stay")).toBeInTheDocument();
  expect(screen.getByText("1 stay")).toBeInTheDocument();
});

test("SR-03 a failed next page keeps the list and can be tried again", async () => {
  let isDown = true;
  const { user } = await open({
    address: SEARCHED,
    handlers: [
      galaxy.get(SEARCH, wireAvailability([wireCabin(3001)], { TotalResults: 2 })),
      galaxy.get(NEXT, () =>
        isDown ? networkError() : wireAvailability([wireCabin(3002)], { TotalResults: 2 }),
      ),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Load more stays" }));
  expect(await screen.findByText("We couldn't load more stays")).toBeInTheDocument();
  expect(articles()).toHaveLength(1);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(articles()).toHaveLength(2));
});

test("SR-03 nothing found offers what to drop and other dates", async () => {
  const { user, address } = await open({
    address: `${SEARCHED}&attributes=215`,
    handlers: [galaxy.get(SEARCH, wireAvailability([], { TotalResults: 0 }))],
  });
  expect(
    await screen.findByRole("heading", {
      name: "Sorry, we couldn't find anything — try changing dates or removing filters",
    }),
  ).toBeInTheDocument();
  expect(screen.getByText("Try without one of the filters above, or other dates.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Change dates" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove filter Sauna" }));
  expect(address()).not.toContain("attributes");
});

test("SR-03 nothing found on the wanted dates offers those nearby with as many nights, from the calendar", async () => {
  const asked: string[] = [];
  const { user, address } = await open({
    address: `${SEARCHED}&attributes=215`,
    today: "2027-02-01",
    handlers: [
      galaxy.get(SEARCH, ({ params }) => {
        asked.push(params.get("start") ?? "");
        return params.get("start") === "2027-02-08"
          ? wireAvailability([wireCabin(3001)])
          : wireAvailability([], { TotalResults: 0 });
      }),
      galaxy.get("availability/calendar", ({ params }) =>
        wireCalendar(
          params.get("start") === "2027-02-01"
            ? [
                { Date: "2027-02-05", StayLenghts: [3], PriceFrom: 900 },
                { Date: "2027-02-06", StayLenghts: [7], PriceFrom: 900 },
                { Date: "2027-02-08", StayLenghts: [7], PriceFrom: 900 },
              ]
            : [],
        ),
      ),
    ],
  });
  expect(await screen.findByText("Nearby dates with stays for 7 nights, filters aside:")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "8 Feb – 15 Feb" }));
  expect(address()).toContain("start=2027-02-08&end=2027-02-15");
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
  expect(asked).toEqual(["2027-02-06", "2027-02-08"]);
});

test("SR-03 without filters nothing found does not speak of filters below its heading", async () => {
  await open({
    address: SEARCHED,
    today: "2027-02-01",
    handlers: [
      galaxy.get(SEARCH, wireAvailability([], { TotalResults: 0 })),
      galaxy.get("availability/calendar", () =>
        wireCalendar([{ Date: "2027-02-08", StayLenghts: [7], PriceFrom: 900 }]),
      ),
    ],
  });
  expect(await screen.findByText("No filter is set: try other dates or fewer guests.")).toBeInTheDocument();
  expect(
    await screen.findByText("Nearby dates with stays for 7 nights at the destination:"),
  ).toBeInTheDocument();
  expect(screen.queryByText(/filters aside|one of the filters/)).not.toBeInTheDocument();
});

test("SR-03 nearby dates are offered once all their months have answered, and do not change then", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answered: string[] = [];
  await open({
    address: SEARCHED,
    today: "2027-01-01",
    handlers: [
      galaxy.get(SEARCH, () => wireAvailability([], { TotalResults: 0 })),
      galaxy.get("availability/calendar", async ({ params }) => {
        const start = params.get("start") ?? "";
        if (start === "2027-02-01") await held;
        answered.push(start);
        const arrival = start === "2027-01-01" ? "2027-01-30" : "2027-02-07";
        return wireCalendar([{ Date: arrival, StayLenghts: [7], PriceFrom: 900 }]);
      }),
    ],
  });
  await screen.findByText(/Sorry, we couldn't find anything/);
  await waitFor(() => expect(answered).toContain("2027-01-01"));
  expect(screen.queryByText(/Nearby dates/)).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByRole("button", { name: "7 Feb – 14 Feb" })).toBeInTheDocument();
});

test.each([0, 3, 7, 12])(
  "SR-03 code 500 is no availability, code %i a failure, and Try again asks again (rulings 3 and 4)",
  async (code) => {
    let answer: object = wireRefusal(code, "timed out");
    const { user } = await open({ address: SEARCHED, handlers: [galaxy.get(SEARCH, () => answer)] });
    expect(
      await screen.findByText("Something went wrong, please try different dates or later"),
    ).toBeInTheDocument();
    expect(screen.getByText("We couldn't load the stays. Your search is unchanged.")).toBeInTheDocument();
    answer = wireRefusal(500, "No availability");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/Sorry, we couldn't find anything/)).toBeInTheDocument();
  },
);

test("SR-03 a network error is logged and shows the failed state, and Try again recovers (ruling 44)", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let isDown = true;
  const { user, problems } = await open({
    address: SEARCHED,
    handlers: [galaxy.get(SEARCH, () => (isDown ? networkError() : wireAvailability([wireCabin(3001)])))],
  });
  expect(
    await screen.findByText("Something went wrong, please try different dates or later"),
  ).toBeInTheDocument();
  expect(problems.map(({ operation }) => operation)).toContain("results");
  expect(screen.queryByText("Loading stays")).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 stay")).toBeInTheDocument();
});

test("SR-02 SR-12 without dates all content is listed, page by page until the total is reached", async () => {
  const content = recorded(CONTENT, ({ params }) =>
    wireContentList([wireCabin(3000 + Number(params.get("page")), { Products: [] })], { TotalResults: 2 }),
  );
  const { user } = await open({ address: "/en/stays", handlers: [content.handler] });
  expect(await screen.findByText("2 stays")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Load more stays" }));
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(content.calls.map(({ params }) => params.get("page"))).toEqual(["1", "2"]);
  expect(screen.getAllByText("Choose dates for prices.").length).toBeGreaterThan(0);
});

test("SR-02 without dates and without the setting nothing is requested", async () => {
  await open({ address: "/en/stays", settings: { search: { multiPropertyNoResultsPage: false } } });
  expect(screen.getByText("Choose dates and guests, and we show what is free.")).toBeInTheDocument();
});

test.each([
  ["swapped", "?start=2027-02-13&end=2027-02-06", "Choose dates for prices."],
  ["past", "?start=2026-01-03&end=2027-02-06", "Your dates have passed. Choose new dates for prices."],
])(
  "SW-13 dates that are %s never ask for prices, and the page asks for others (ruling 40)",
  async (_, dates, said) => {
    const content = recorded(CONTENT, wireContentList([wireCabin(3001, { Products: [] })]));
    await open({ address: `/en/stays${dates}`, handlers: [content.handler] });
    expect(await screen.findByText("1 stay")).toBeInTheDocument();
    expect(screen.getAllByText(said)[0]).toBeInTheDocument();
  },
);

test("SR-05 SR-06 SR-11 a card shows name, area, price, badges, facilities and the start of the introduction (rulings 13, 39 and 56)", async () => {
  const introduction = `${"Long words about a place ".repeat(5)}`;
  const village = wireAccommodation({ Discounted: true, ProductsGroupedTotal: 14, TotalResults: 3 });
  const product = (village as { Products: object[] }).Products[0];
  await open({
    address: SEARCHED,
    handlers: [
      galaxy.get(
        SEARCH,
        wireAvailability([
          {
            ...village,
            Products: [
              {
                ...product,
                Price: {
                  Price: 7900,
                  OriginalPrice: 8900,
                  Currency: "SEK",
                  DateStart: "2027-02-06",
                  DateEnd: "2027-02-13",
                  TotalPersons: 4,
                },
              },
            ],
            Content: { ...(village as { Content: object }).Content, Introduction: introduction },
          },
        ]),
      ),
    ],
  });
  const card = within(await screen.findByRole("article", { name: "Fjällbyn Lake Village" }));
  expect(card.getByRole("heading", { level: 2, name: "Fjällbyn Lake Village" })).toBeInTheDocument();
  expect(card.getByText("Sälen / Fjällbyn")).toBeInTheDocument();
  expect(card.getByText("Recommended")).toBeInTheDocument();
  expect(card.getByText("Discounted").parentElement).toHaveTextContent("Discounted −11%");
  expect(card.getByText("Wi-Fi")).toBeInTheDocument();
  expect(card.queryByText("Sauna")).not.toBeInTheDocument();
  expect(card.getByRole("button", { name: "Show on map" })).toBeInTheDocument();
  expect(card.getByRole("link", { name: "Book (14)" })).toHaveClass("secondary");
  expect(card.getByText(/^Long words about a place .{1,80}…$/).textContent?.length).toBeLessThanOrEqual(101);
  const price = card.getByText("for 7 nights, 4 guests").closest("p")?.textContent;
  expect(price).toMatch(/Original price.*8.900.*from.*7.900.*for 7 nights/);
});

test("SR-06 the button of a single unit is primary", async () => {
  await open({ address: SEARCHED, handlers: [galaxy.get(SEARCH, wireAvailability([wireCabin(3001)]))] });
  expect(await screen.findByRole("link", { name: "Book" })).toHaveClass("primary");
});

test("ruling 1 where a search for two rooms sends one, the page says whom the prices are for", async () => {
  const rooms = SEARCHED.replace("rooms=1", "rooms=2").concat("&gc-2-adults=1");
  const handlers = [galaxy.get(SEARCH, wireAvailability([wireCabin(3001)]))];
  const cabins = await open({ address: `${rooms}&category=12`, handlers });
  const note = "You searched for 2 rooms. Prices here are for 1 room and 4 guests.";
  expect(await screen.findByText(note)).toBeInTheDocument();
  cabins.unmount();
  await open({ address: rooms, handlers });
  expect(await screen.findByText("Prices are totals for 7 nights and 5 guests.")).toBeInTheDocument();
  expect(screen.queryByText(/^You searched for/)).not.toBeInTheDocument();
});

test("SR-06 a stay without products can be viewed; RT-07 links carry bare digits and the query (ruling 10)", async () => {
  await open({
    address: SEARCHED,
    handlers: [galaxy.get(SEARCH, wireAvailability([wireCabin(3100, { Products: [] })]))],
  });
  expect(await screen.findByRole("link", { name: "View" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cabin 3100" })).toHaveAttribute(
    "href",
    SEARCHED.replace("/en/stays", "/en/stays/cabindetail/3100/cabin-3100"),
  );
});

test("SR-06 what is outside the booking system is viewed, not booked (ruling 39)", async () => {
  const outside = wireCabin(3100, { Id: "cont:3100" });
  await open({ address: SEARCHED, handlers: [galaxy.get(SEARCH, wireAvailability([outside]))] });
  expect(await screen.findByRole("link", { name: "View" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Book" })).not.toBeInTheDocument();
});

test("SR-08 a sort is a new search with that order", async () => {
  const search = recorded(SEARCH, wireAvailability([wireCabin(3001)]));
  const { user, address } = await open({ address: SEARCHED, handlers: [search.handler] });
  await screen.findByText("1 stay");
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(
    within(sort)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([
    "Recommended",
    "Price, low to high",
    "Price, high to low",
    "Name, A to Z",
    "Name, Z to A",
    "Surprise me",
  ]);
  await user.selectOptions(sort, "Price, low to high");
  await waitFor(() => expect(search.calls.at(-1)?.params.get("sort")).toBe("Price-Asc"));
  expect(search.calls[0]?.params.get("sort")).toBe("PriorityAgreement-Asc");
  expect(address()).toContain("sort=Price-Asc");
});

test("SR-04 the list has the variant of the settings until the visitor chooses one, which is kept", async () => {
  const handlers = [galaxy.get(SEARCH, wireAvailability([wireCabin(3001)]))];
  const first = await open({ address: SEARCHED, handlers, settings: { results: { variant: "List" } } });
  const group = await screen.findByRole("radiogroup", { name: "View as" });
  expect(within(group).getByRole("radio", { name: "List" })).toBeChecked();
  await first.user.click(within(group).getByRole("radio", { name: "Compact" }));
  expect(await screen.findByRole("list", { name: "Results" })).toHaveAttribute(
    "data-variant",
    "StandardCompact",
  );
  first.unmount();
  await open({ address: SEARCHED, handlers, settings: { results: { variant: "List" } } });
  expect(screen.getByRole("radio", { name: "Compact" })).toBeChecked();
  window.localStorage.clear();
});

test("RT-08 a pasted link restores the search, and the heading names the area", async () => {
  const search = recorded(SEARCH, wireAvailability([wireCabin(3001)]));
  await open({
    address: `${SEARCHED}&category=12&geo=410&attributes=211&capacity.372=4&name=pine&utm=mail`,
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
