import { galaxy, galaxyExample, wireRefusal } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { DATES, pageAt, wirePackage, wirePackages } from "./pages.fixture.ts";
import { page } from "./property-packages.tsx";

const content = galaxy.get("get-content-offer", wirePackages([wirePackage(810), wirePackage(811)]));
const priced = galaxy.get("availability/accommodation", galaxyExample("AvailabilityPackages"));
const at = (search = "") => `/en/stays/package/list/2001${search}`;

test("PK-01 without dates: title, count, packages without prices, and the prompt for dates", async () => {
  await pageAt(<page.Page />, at(), { handlers: [content] });
  expect(
    await screen.findByRole("heading", { level: 1, name: "All packages at Fjällbyn Lake Village" }),
  ).toBeInTheDocument();
  expect(screen.getByText("2 packages")).toBeInTheDocument();
  expect(screen.getByText("Choose dates to see prices")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Package 810" })).toHaveAttribute(
    "href",
    "/en/stays/package/detail/2001/810/package-810",
  );
  expect(screen.getByRole("complementary", { name: "Find availability" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show all packages" })).not.toBeInTheDocument();
});

test("PK-01 PK-03 with dates: the stay, and available packages with their contents and prices", async () => {
  await pageAt(<page.Page />, at(`?${DATES}`), { handlers: [content, priced] });
  expect(await screen.findByText("1 package")).toBeInTheDocument();
  expect(screen.getByText(/7 nights, 2 adults, 2 children$/)).toBeInTheDocument();
  const list = await screen.findByRole("list", { name: "Packages" });
  expect(within(list).getByText("Included: 4 × Lift pass 6 days")).toBeInTheDocument();
  expect(within(list).getByText("7 nights, 4 guests")).toBeInTheDocument();
  expect(within(list).getByText("Conditions: Non-refundable")).toBeInTheDocument();
  expect(within(list).getByText(/^You save SEK\s1,500$/)).toBeInTheDocument();
  expect(within(list).getByText(/^SEK\s3,725 per person$/)).toBeInTheDocument();
});

test("PK-03 ruling 100 the price per person is the share of the price beside it, with three decimals", async () => {
  const example = JSON.stringify(galaxyExample("AvailabilityPackages"));
  const inDinar = JSON.parse(example.replaceAll('"SEK"', '"KWD"').replaceAll("14900", "6.8"));
  await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [content, galaxy.get("availability/accommodation", inDinar)],
  });
  const list = await screen.findByRole("list", { name: "Packages" });
  expect(within(list).getByText(/^KWD.7$/)).toBeInTheDocument();
  expect(within(list).getByText(/^KWD.1\.750 per person$/)).toBeInTheDocument();
});

test("PK-01 Show all packages resets the filter only, the dates stay", async () => {
  const { user, address } = await pageAt(<page.Page />, at(`?${DATES}&offer=810`), {
    handlers: [content, priced],
  });
  await user.click(await screen.findByRole("button", { name: "Show all packages" }));
  expect(address()).not.toContain("offer");
  expect(address()).toContain("start=2027-02-06&end=2027-02-13");
  expect(await screen.findByText("1 package")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show all packages" })).not.toBeInTheDocument();
});

test("PK-01 nothing on these dates: said, and all packages are there without dates", async () => {
  const { user, address } = await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [content, galaxy.get("availability/accommodation", wireRefusal(500))],
  });
  expect(
    await screen.findByRole("heading", { name: "Packages are not available for your search" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Try changing dates.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show all packages" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear dates" }));
  expect(await screen.findByText("2 packages")).toBeInTheDocument();
  expect(address()).toContain("gc-1-adults=2");
  expect(address()).not.toContain("start");
});

test("PK-01 ruling 3 a failure leaves the packages readable; Try again asks once more", async () => {
  let isDown = true;
  const { user } = await pageAt(<page.Page />, at(`?${DATES}`), {
    handlers: [
      content,
      galaxy.get("availability/accommodation", () =>
        isDown ? wireRefusal(7) : galaxyExample("AvailabilityPackages"),
      ),
    ],
  });
  expect(await screen.findByText("Something went wrong")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Package 811" })).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 package")).toBeInTheDocument();
});
