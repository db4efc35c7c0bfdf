import { galaxy, wireAccommodation, wireAvailability, wireCabin, wireContent } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { FAMILY_SEARCHED, openResults, SEARCH, SEARCHED } from "./results.fixture.tsx";

test("SR-05 SR-06 SR-11 a card shows name, area, price, badges, facilities and the start of the introduction (rulings 13, 39 and 56)", async () => {
  const introduction = `${"Long words about a place ".repeat(5)}`;
  const village = wireAccommodation({ Discounted: true, ProductsGroupedTotal: 3, TotalResults: 14 });
  const product = (village as { Products: object[] }).Products[0];
  await openResults({
    address: FAMILY_SEARCHED,
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
  const book = card.getByRole("link", { name: "Book (3)" });
  expect(book).toHaveClass("secondary");
  expect(book).toHaveAccessibleDescription("Fjällbyn Lake Village 3 kinds of accommodation");
  expect(card.getByText(/^Long words about a place .{1,80}…$/).textContent?.length).toBeLessThanOrEqual(101);
  const price = card.getByText("for 7 nights, 4 guests").closest("p")?.textContent;
  expect(price).toMatch(/Original price.*8.900.*from.*7.900.*for 7 nights/);
});

test.each([
  [1, 1, "Book", "primary", "Cabin 3001"],
  [1, 16, "Book", "secondary", "Cabin 3001"],
  [15, 16, "Book (15)", "secondary", "Cabin 3001 15 kinds of accommodation"],
  [16, 16, "Book (16)", "secondary", "Cabin 3001 16 kinds of accommodation"],
])(
  "SR-06 ruling 13 of %s kinds and %s units the button is named %s",
  async (kinds, units, name, variant, description) => {
    const stay = wireCabin(3001, { ProductsGroupedTotal: kinds, TotalResults: units });
    await openResults({ handlers: [galaxy.get(SEARCH, wireAvailability([stay]))] });
    const book = await screen.findByRole("link", { name });
    expect(book).toHaveClass(variant);
    expect(book).toHaveAccessibleDescription(description);
  },
);

test.each(["Tile", "List", "Standard", "StandardCompact"] as const)(
  "SR-05 rulings 188 and 122 the variant %s has the badges, and all but Compact the introduction",
  async (variant) => {
    const introduction =
      "Red cabin at the edge of the birch forest with its own woodshed and a view of the lake, close to the lift";
    const cabin = wireCabin(3001, {
      Discounted: true,
      Content: wireContent({ IsHightlight: true, Hostel: true, Introduction: introduction }),
    });
    await openResults({
      settings: { results: { variant } },
      handlers: [galaxy.get(SEARCH, wireAvailability([cabin]))],
    });
    const card = within(await screen.findByRole("article"));
    for (const badge of ["Recommended", /^Discounted/, "Hostel"])
      expect(card.getAllByText(badge)).toHaveLength(1);
    const shown = card.queryByText(/^Red cabin at the edge/)?.textContent?.length ?? 0;
    expect(shown).toBeGreaterThanOrEqual(variant === "StandardCompact" ? 0 : 90);
    expect(shown).toBeLessThanOrEqual(variant === "StandardCompact" ? 0 : 101);
  },
);

test("ruling 1 where a search for two rooms sends one, the page says whom the prices are for", async () => {
  const rooms = FAMILY_SEARCHED.replace("rooms=1", "rooms=2").concat("&gc-2-adults=1");
  const handlers = [galaxy.get(SEARCH, wireAvailability([wireCabin(3001)]))];
  const cabins = await openResults({ address: `${rooms}&category=12`, handlers });
  const note = "You searched for 2 rooms. Prices here are for 1 room and 4 guests.";
  expect(await screen.findByText(note)).toBeInTheDocument();
  cabins.unmount();
  await openResults({ address: rooms, handlers });
  expect(await screen.findByText("Prices are totals for 7 nights and 5 guests.")).toBeInTheDocument();
  expect(screen.queryByText(/^You searched for/)).not.toBeInTheDocument();
});

test("SR-06 one unit is booked; what has no products or is outside the booking system is viewed (ruling 39)", async () => {
  const stays = [wireCabin(3001), wireCabin(3100, { Products: [] }), wireCabin(3200, { Id: "cont:3200" })];
  await openResults({ handlers: [galaxy.get(SEARCH, wireAvailability(stays))] });
  const card = async (name: string) => within(await screen.findByRole("article", { name }));
  expect((await card("Cabin 3001")).getByRole("link", { name: "Book" })).toHaveClass("primary");
  const unsold = await card("Cabin 3100");
  expect(unsold.getByText("No price for these dates.")).toBeInTheDocument();
  expect(unsold.getByRole("link", { name: "View" })).toBeInTheDocument();
  // RT-07: bare digits and the query (ruling 10).
  expect(unsold.getByRole("link", { name: "Cabin 3100" })).toHaveAttribute(
    "href",
    SEARCHED.replace("/en/stays", "/en/stays/cabindetail/3100/cabin-3100"),
  );
  const outside = await card("Cabin 3200");
  expect(outside.getByRole("link", { name: "View" })).toBeInTheDocument();
  expect(outside.queryByRole("link", { name: "Book" })).not.toBeInTheDocument();
});

test("SR-03 FE-03 a card that throws costs itself, the others stay", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { replace } = String.prototype;
  jest.spyOn(String.prototype, "replace").mockImplementation(function (this: string, ...args: unknown[]) {
    if (String(this).includes("4,711")) throw new RangeError("an engine's own fault");
    return Reflect.apply(replace, this, args);
  });
  const village = wireAccommodation();
  const [product] = (village as { Products: { Price: object }[] }).Products;
  const dear = wireAccommodation({
    Id: "cbis:2002",
    Products: [{ ...product, Price: { ...product?.Price, Price: 4711 } }],
  });
  const { problems } = await openResults({
    address: FAMILY_SEARCHED,
    handlers: [galaxy.get(SEARCH, wireAvailability([village, dear, wireAccommodation({ Id: "cbis:2003" })]))],
  });
  await screen.findByText("3 stays");
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByText("This part of the page is unavailable right now.")).toBeInTheDocument();
  expect(problems).toMatchObject([{ operation: "render an item" }]);
  jest.restoreAllMocks();
});
