import {
  galaxy,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireContentList,
  wireProduct,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { page } from "./cabin-detail.tsx";
import { DATES, pageAt } from "./pages.fixture.ts";

const cabin = wireCabin(3100, { Name: "Lodge Alone", Products: [] });

test("CD-01 CD-05 a cabin of its own: header, offers slot, reviews", async () => {
  const { container } = await pageAt(<page.Page />, "/en/stays/cabindetail/3100/lodge", {
    handlers: [galaxy.get("get-accommodation-content", wireContentList([cabin]))],
    settings: { offersActivated: true },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Lodge Alone" })).toBeInTheDocument();
  expect(container.querySelector('[data-slot="packages.offers"]')).toBeInTheDocument();
});

test("CD-03 one agreement: its total, and the add button", async () => {
  const { container } = await pageAt(<page.Page />, `/en/stays/cabindetail/3100/lodge?${DATES}`, {
    handlers: [
      galaxy.get("get-accommodation-content", wireContentList([cabin])),
      galaxy.get("availability/accommodation", wireAvailability([{ ...cabin, Products: [wireProduct()] }])),
    ],
  });
  const sidebar = await screen.findByRole("complementary", { name: "Find availability" });
  expect(await within(sidebar).findByText(/^Total/)).toBeInTheDocument();
  expect(container.querySelector('[data-slot="cart.add-button"]')).toBeInTheDocument();
});

test("CD-05 no reviews without a ReferenceId", async () => {
  await pageAt(<page.Page />, "/en/stays/cabindetail/3100/lodge", {
    handlers: [galaxy.get("get-accommodation-content", wireContentList([{ ...cabin, ReferenceId: null }]))],
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("heading", { name: "Reviews" })).not.toBeInTheDocument();
});

test("SW-01 dates that have passed offer the nearest that can be had, none before the season begins", async () => {
  const { user, address } = await pageAt(
    <page.Page />,
    "/en/stays/cabindetail/3100/lodge?start=2020-02-01&end=2020-02-08",
    {
      settings: { calendar: { earliestArrival: "2026-12-19" } },
      handlers: [
        galaxy.get("get-accommodation-content", wireContentList([cabin])),
        galaxy.get("availability/accommodation", wireAvailability([])),
        galaxy.get("availability/calendar", ({ params }) =>
          wireCalendar(
            params.get("start") === "2026-12-01"
              ? ["2026-12-12", "2026-12-20", "2026-12-27"].map((day) => ({
                  Date: day,
                  StayLenghts: [7],
                  PriceFrom: 900,
                }))
              : [],
          ),
        ),
      ],
    },
  );
  const nearest = within((await screen.findByText("Nearest free dates:")).parentElement ?? document.body);
  const offered = await nearest.findAllByRole("button");
  expect(offered.map((button) => button.textContent)).toEqual(["20 Dec – 27 Dec", "27 Dec – 3 Jan"]);
  await user.click(nearest.getByRole("button", { name: /^20/ }));
  expect(address()).toContain("start=2026-12-20&end=2026-12-27");
});
