import { galaxy, wireAvailability, wireCabin, wireContentList, wireProduct } from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { Page } from "./cabin-detail.tsx";
import { DATES, pageAt } from "./pages.fixture.ts";

const cabin = wireCabin(3100, { Name: "Lodge Alone", Products: [] });

test("CD-01 CD-05 a cabin of its own: header, offers slot, reviews", async () => {
  const { container } = await pageAt(<Page />, "/en/stays/cabindetail/3100/lodge", {
    handlers: [galaxy.get("get-accommodation-content", wireContentList([cabin]))],
    settings: { offersActivated: true },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Lodge Alone" })).toBeInTheDocument();
  expect(container.querySelector('[data-slot="packages.offers"]')).toBeInTheDocument();
});

test("CD-03 one agreement: its total, and the add button", async () => {
  const { container } = await pageAt(<Page />, `/en/stays/cabindetail/3100/lodge?${DATES}`, {
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
  await pageAt(<Page />, "/en/stays/cabindetail/3100/lodge", {
    handlers: [galaxy.get("get-accommodation-content", wireContentList([{ ...cabin, ReferenceId: null }]))],
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("heading", { name: "Reviews" })).not.toBeInTheDocument();
});
