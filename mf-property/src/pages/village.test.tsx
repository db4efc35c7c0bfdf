import { galaxy, galaxyExample, recorded, wireCalendar, wireRefusal } from "@stays/testing";
import { act, screen, within } from "@testing-library/react";
import { DATES, pageAt } from "./pages.fixture.ts";
import { page } from "./village.tsx";

const content = galaxy.get("get-accommodation-content", galaxyExample("ContentVillage"));
const week = { Date: "2027-02-07", StayLenghts: [7], PriceFrom: 900 };
const calendar = galaxy.get("availability/calendar", ({ params }) =>
  wireCalendar(params.get("start") === "2027-02-01" ? [week] : []),
);
const priced = galaxy.get("availability/accommodation", galaxyExample("AvailabilityVillage"));

/** Renders the page of the village. */
const village = (search: string, { handlers = [], ...more }: Parameters<typeof pageAt>[2] = {}) =>
  pageAt(<page.Page />, `/en/stays/village/2001/fjallbyn${search}`, {
    ...more,
    handlers: [...handlers, content, calendar],
  });

test("VI-01 VI-04 a village is read from its content, before any price; Update search waits for both dates", async () => {
  await village("");
  expect(await screen.findByRole("heading", { level: 1, name: "Fjällbyn Lake Village" })).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Availability" })).toBeInTheDocument();
  expect(screen.getByText("Choose dates to see prices")).toBeInTheDocument();
  const sidebar = within(screen.getByRole("complementary", { name: "Find availability" }));
  const update = await sidebar.findByRole("button", { name: "Update search" });
  expect(update).toHaveAttribute("aria-disabled", "true");
  expect(update).toHaveAccessibleDescription("Choose arrival and departure first");
});

test("VI-01 with dates: how many there are by TotalResults, which stay and who (ruling 13)", async () => {
  const answer = galaxyExample("AvailabilityVillage");
  for (const property of answer.Accommodations) property.TotalResults = 7;
  await village(`?${DATES}`, { handlers: [galaxy.get("availability/accommodation", answer)] });
  expect(await screen.findByText("7 accommodations available")).toBeInTheDocument();
  expect(screen.getAllByText(/7 nights, 2 adults/)[0]).toBeInTheDocument();
});

test("EC-10 VI-01 a village without its count says how many bookable units it lists", async () => {
  const answer = galaxyExample("AvailabilityVillage");
  for (const property of answer.Accommodations) Reflect.deleteProperty(property, "TotalResults");
  await village(`?${DATES}`, { handlers: [galaxy.get("availability/accommodation", answer)] });
  expect(await screen.findByText("1 accommodation available")).toBeInTheDocument();
});

test("VI-03 CD-03 a list per group, those outside the booking system last and without a button that books (rulings 11 and 39); conditions are read without opening them", async () => {
  await village(`?${DATES}`, { handlers: [priced] });
  expect(await screen.findByText("Cabin Pine 6 beds")).toBeInTheDocument();
  const phone = await screen.findByRole("list", { name: "Cabins booked by phone" });
  expect(within(phone).getByRole("link", { name: "Cabin Birch" })).toBeInTheDocument();
  expect(within(phone).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("Sold out")).toBeInTheDocument();
  expect(screen.getByText("No refund after booking.").closest("details")).toBeNull();
});

test.each(["VillageList", "Tile", "List", "Standard", "StandardCompact"] as const)(
  "VI-03 ruling 188 in the list %s cabins have their introduction, all but Compact; those outside the booking system always",
  async (defaultListComponent) => {
    const answer = galaxyExample("AvailabilityVillage");
    const units = answer.Accommodations.flatMap(({ ProductsGrouped }) =>
      Object.values(ProductsGrouped).flat(),
    );
    for (const { Id, Content } of units) Content.Introduction = `All about ${Id}, ${"and more ".repeat(20)}`;
    await village(`?${DATES}`, {
      handlers: [galaxy.get("availability/accommodation", answer)],
      settings: { village: { defaultListComponent } },
    });
    const lists = await screen.findAllByRole("list", { name: /^(Fjällbyn|Cabins booked)/ });
    const shown = lists.flatMap((list) => within(list).queryAllByText(/^All about/));
    const ids = shown.map(({ textContent }) => /(?:cbis|cont):/.exec(textContent ?? "")?.[0]);
    expect([...new Set(ids)]).toEqual(
      defaultListComponent === "StandardCompact" ? ["cont:"] : ["cbis:", "cont:"],
    );
    for (const { textContent } of shown) expect(textContent?.length).toBeLessThanOrEqual(101);
  },
);

test("VI-02 a chip of the settings is on at once, and narrows the units after a pause", async () => {
  const prices = recorded("availability/accommodation", galaxyExample("AvailabilityVillage"));
  const { user, address } = await village(`?${DATES}`, {
    handlers: [prices.handler],
  });
  const sauna = await screen.findByRole("button", { name: "Sauna" });
  await screen.findByText("Cabin Pine 6 beds");
  jest.useFakeTimers();
  try {
    await user.click(sauna);
    expect(sauna).toHaveAttribute("aria-pressed", "true");
    await act(() => jest.advanceTimersByTimeAsync(1600));
    expect(address()).toContain("attributes=215");
    expect(prices.calls.at(-1)?.params.get("attributes")).toBe("215");
  } finally {
    jest.useRealTimers();
  }
});

test("VI-02 nothing to sell: says so, keeps the content and names the nearest dates (rulings 3 and 19)", async () => {
  await village(`?${DATES}`, {
    handlers: [galaxy.get("availability/accommodation", wireRefusal(500))],
  });
  expect(await screen.findByText("Sorry, nothing is available for your dates")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Fjällbyn Lake Village");
  expect(await screen.findByRole("button", { name: /7 Feb.*14 Feb/ })).toBeInTheDocument();
});

test("VI-02 nothing passes the filters: they can be cleared, and no dates are promised that the calendar knows nothing of", async () => {
  const nothing = galaxy.get("availability/accommodation", wireRefusal(500));
  const { user, address } = await village(`?${DATES}&attributes=215&capacity.372=12`, {
    handlers: [nothing],
  });
  const clear = await screen.findByRole("button", { name: "Clear all" });
  await screen.findAllByRole("button", { name: /, from SEK/ });
  expect(screen.queryByText("Nearest free dates:")).not.toBeInTheDocument();
  await user.click(clear);
  expect(address()).not.toMatch(/attributes|capacity/);
  expect(await screen.findByRole("button", { name: /7 Feb.*14 Feb/ })).toBeInTheDocument();
});

test("VI-04 SW-02 dates chosen in the sidebar show their nights, open the guests and go into the address on Update search", async () => {
  const { user, address } = await village("?gc-1-adults=2", { handlers: [priced] });
  const sidebar = await screen.findByRole("complementary", { name: "Find availability" });
  await user.click(await within(sidebar).findByRole("button", { name: /^Sunday 7 February 2027, from/ }));
  expect(within(sidebar).getByText("7 nights")).toBeInTheDocument();
  // The only departure is chosen with the arrival, so focus moves on to the guests (SW-02).
  expect(within(sidebar).getByRole("button", { name: "Add adult" })).toBeInTheDocument();
  await user.click(within(sidebar).getByRole("button", { name: "Update search" }));
  expect(address()).toContain("start=2027-02-07&end=2027-02-14");
});

test("VI-05 an unknown village: a way on, and a line in the log", async () => {
  const { problems } = await pageAt(<page.Page />, "/en/stays/village/9/x", {
    handlers: [galaxy.get("get-accommodation-content", wireRefusal(404))],
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "We can't find that place" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See all stays" })).toBeInTheDocument();
  expect(problems[0]?.message).toContain("not found");
});

test("VI-02 without dates the filters narrow the units too; that none passes is the reason, not the dates or the guests", async () => {
  const { unmount } = await village("?capacity.372=6");
  const listed = await screen.findAllByRole("link", { name: /^Cabin/ });
  expect(listed.map(({ textContent }) => textContent)).toEqual(["Cabin Pine 6 beds", "Cabin Spruce"]);
  unmount();
  await village("?capacity.372=12");
  expect(await screen.findByText("Sorry, we couldn't find anything")).toBeInTheDocument();
  expect(screen.queryByText("Sorry, nothing is available for your dates")).not.toBeInTheDocument();
  expect(screen.queryByText(/^For (?:up to|at least)/)).not.toBeInTheDocument();
});

test("VI-03 the cheapest cabins of a village can be compared on the page of results", async () => {
  const answer = galaxyExample("AvailabilityVillage");
  const [property] = answer.Accommodations;
  const [unit] = property?.ProductsGrouped["cbis:3001"] ?? [];
  if (!property || !unit) throw new Error("The example has no cabin with a price.");
  const dear = { ...structuredClone(unit), Id: "cbis:3902" };
  for (const product of dear.Products) product.Price.Price += 40_000;
  property.ProductsGrouped["cbis:3001"] = [dear, { ...unit, Id: "cbis:3901" }];
  await village(`?${DATES}`, { handlers: [galaxy.get("availability/accommodation", answer)] });
  expect(await screen.findByRole("link", { name: "Compare side by side" })).toHaveAttribute(
    "href",
    `/en/stays?${DATES}&compare=cbis:2001.3901,cbis:2001.3902`,
  );
});
