import { galaxy, galaxyExample, wireRefusal } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./package-detail.tsx";
import { DATES, pageAt } from "./pages.fixture.ts";

const content = galaxy.get("get-content-offer", galaxyExample("ContentOffersFound"));
const priced = galaxy.get("availability/accommodation", galaxyExample("AvailabilityPackage"));
const at = (search = "", name = "ski-week-with-lift-pass") =>
  `/en/stays/package/detail/2001/810/${name}${search}`;

test("PK-02 content first: photos, breadcrumb, name, introduction, accommodations, about, sidebar", async () => {
  await pageAt(<page.Page />, at(), { handlers: [content] });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Ski week with lift pass" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Photos" })).toBeInTheDocument();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Fjällbyn Lake Village" })).toHaveAttribute(
    "href",
    "/en/stays/village/2001/fjallbyn-lake-village",
  );
  expect(within(crumbs).getByRole("link", { name: "Packages" })).toHaveAttribute(
    "href",
    "/en/stays/package/list/2001",
  );
  expect(screen.getByText("Seven nights with lift pass for all.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "About" })).toBeInTheDocument();
  expect(screen.getByText("Lift pass from day one.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cabin Pine 6 beds" })).toBeInTheDocument();
  expect(screen.getByText("Choose dates to see prices")).toBeInTheDocument();
  expect(screen.getByRole("complementary", { name: "Find availability" })).toBeInTheDocument();
});

test("PK-02 SW-13 what is missing is said: the age of a child, not dates that are there", async () => {
  const noAge = "start=2027-02-06&end=2027-02-13&gc-1-adults=2&gc-1-children=1";
  await pageAt(<page.Page />, at(`?${noAge}`), { handlers: [content] });
  const availability = await screen.findByRole("region", { name: "Availability" });
  expect(within(availability).getByText("Please set age for all children")).toBeInTheDocument();
  expect(screen.queryByText("Choose dates to see prices")).not.toBeInTheDocument();
});

test("PK-02 with dates: bookable accommodations with prices; the package is measured once, with its price", async () => {
  const { container, tracked } = await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [content, priced],
  });
  expect(await screen.findByText("1 accommodation available")).toBeInTheDocument();
  const units = screen.getByRole("list", { name: "Cabin Pine 6 beds" });
  expect(within(units).getByText(/14,900/)).toBeInTheDocument();
  expect(within(units).getByText(/per person/)).toBeInTheDocument();
  expect(container.querySelector('[data-slot="cart.add-button"]')).toBeInTheDocument();
  expect(screen.getAllByText(/^You save SEK\s1,500$/)).toHaveLength(2);
  expect(tracked).toMatchObject([
    {
      event: "view_item",
      items: [{ item_id: "cbis:7001", item_category: "package", price: expect.any(Number), quantity: 1 }],
    },
  ]);
});

test("PK-02 the package cannot be had on these dates", async () => {
  await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [content, galaxy.get("availability/accommodation", wireRefusal(500))],
  });
  expect(
    await screen.findByRole("heading", { name: "Package is not available for your search" }),
  ).toBeInTheDocument();
});

test("PK-02 a package that is not there: said, logged, with the way to the others", async () => {
  const { problems } = await pageAt(<page.Page />, at(), {
    handlers: [galaxy.get("get-content-offer", wireRefusal(404))],
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "We can't find that package" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All packages at Fjällbyn Lake Village" })).toBeInTheDocument();
  expect(problems.map(({ message }) => message).join()).toContain("package 810");
});
