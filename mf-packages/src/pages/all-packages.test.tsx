import { galaxy, galaxyExample, never, recorded, wireAccommodation, wireAvailability } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./all-packages.tsx";
import { DATES, pageAt, wirePackage, wirePackages } from "./pages.fixture.ts";

const price = (Price: number) => ({ Price, OriginalPrice: null, Currency: "SEK" });
const dear = wirePackage(810, { Name: "Alpha", Price: price(9000), ParentName: "North" });
const cheap = wirePackage(811, { Name: "Beta", Price: price(100), ParentName: "South" });
const bare = [dear, cheap].map((one) => ({ ...one, Price: null }));
const content = galaxy.get("get-content-offer", wirePackages(bare));
const handlers = [
  content,
  galaxy.get(
    "availability/accommodation",
    wireAvailability([wireAccommodation({ Offers: [dear] }), wireAccommodation({ Offers: [cheap] })]),
  ),
];
const at = (search = "") => `/en/stays/packages${search}`;
const names = () => screen.getAllByRole("link", { name: /^(Alpha|Beta)$/ }).map((link) => link.textContent);

test("PK-04 by price once packages are available; the order is in the address", async () => {
  const { user, address } = await pageAt(<page.Page />, at(`?${DATES}`), { handlers });
  await screen.findByRole("option", { name: "Price, low to high" });
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(
    within(sort)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["Price, low to high", "Price, high to low", "Name, A to Z", "Name, Z to A"]);
  await user.selectOptions(sort, "Price-Asc");
  expect(names()).toEqual(["Beta", "Alpha"]);
  expect(address()).toContain("sort=Price-Asc");
});

test("PK-04 the supplier filter as a select, kept in the address", async () => {
  const { user, address } = await pageAt(<page.Page />, at(), { handlers });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Supplier" }), "South");
  expect(names()).toEqual(["Beta"]);
  expect(screen.getByText("1 package")).toBeInTheDocument();
  expect(address()).toContain("supplier=South");
});

test("PK-04 the supplier filter as buttons, with Clear filter", async () => {
  const { user } = await pageAt(<page.Page />, at("?supplier=North"), {
    handlers,
    settings: { packages: { supplierFilterType: "Button" } },
  });
  const suppliers = await screen.findByRole("group", { name: "Supplier" });
  expect(within(suppliers).getByRole("button", { name: "North" })).toHaveAttribute("aria-pressed", "true");
  expect(names()).toEqual(["Alpha"]);
  await user.click(within(suppliers).getByRole("button", { name: "Clear filter" }));
  expect(names()).toEqual(["Alpha", "Beta"]);
});

test("PK-03 packages that Galaxy leaves out of the list are requested by supplier, once for all of its packages", async () => {
  const whole = galaxyExample("AvailabilityPackages");
  const [village] = whole.Accommodations;
  const [skiWeek] = village?.Offers ?? [];
  const other = { ...skiWeek, Id: "cbis:7002", PackageId: "811", Name: "Ski days" };
  const partly = wireAvailability([{ ...village, Offers: [skiWeek, other], Products: [] }]);
  const prices = recorded("availability/accommodation", ({ params }) =>
    params.get("productId") === "2001" ? whole : partly,
  );
  await pageAt(<page.Page />, at(`?${DATES}`), { handlers: [content, prices.handler] });
  expect(await screen.findByText("Included: 4 × Lift pass 6 days")).toBeInTheDocument();
  expect(screen.getByText("Conditions: Non-refundable")).toBeInTheDocument();
  expect(prices.calls.map(({ params }) => params.get("productId"))).toEqual([null, "2001"]);
  expect(prices.calls[1]?.params.get("offersOnly")).toBe("true");
});

test("PK-04 six skeletons while prices are awaited", async () => {
  const { container } = await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [content, galaxy.get("availability/accommodation", never)],
  });
  await screen.findByRole("heading", { level: 1 });
  expect(container.querySelectorAll("[aria-hidden] > div > .row")).toHaveLength(6);
});

test("a list of packages is measured with its prices, and so is the package that is opened", async () => {
  const { user, tracked } = await pageAt(<page.Page />, at(`?${DATES}`), { handlers });
  await user.click(await screen.findByRole("link", { name: "Alpha" }));
  const alpha = { item_id: "cbis:7810", item_name: "Alpha", item_category: "package", item_brand: "North" };
  const list = { item_list_id: "packages", currency: "SEK" };
  expect(tracked).toMatchObject([
    {
      ...list,
      event: "view_item_list",
      items: [
        { ...alpha, price: 9000, index: 0 },
        { item_name: "Beta", price: 100, index: 1 },
      ],
    },
    { ...list, event: "select_item", items: [{ ...alpha, price: 9000 }] },
  ]);
});
