import {
  deferred,
  galaxy,
  galaxyExample,
  recorded,
  wireAvailability,
  wireCabin,
  wireCalendar,
  wireContentList,
  wireRefusal,
} from "@stays/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { page } from "./cabin.tsx";
import { DATES, pageAt } from "./pages.fixture.ts";

const content = galaxy.get("get-accommodation-content", galaxyExample("ContentVillage"));
const at = (detailId: string, search = "") => `/en/stays/village/2001/name/${detailId}${search}`;

test("CB-01 one cabin of a village, found by its id, with the village in the breadcrumb", async () => {
  await pageAt(<page.Page />, at("3001"), { handlers: [content] });
  expect(await screen.findByRole("heading", { level: 1, name: "Cabin Pine 6 beds" })).toBeInTheDocument();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Fjällbyn Lake Village" })).toBeInTheDocument();
});

test("RT-05 the cabin's own alias replaces the word name (ruling 48) and keeps a hash from before hydration", async () => {
  const { address } = await pageAt(<page.Page />, at("3001", "?sort=Price-Asc"), { handlers: [content] });
  window.history.replaceState(null, "", "#reviews");
  await screen.findByRole("heading", { level: 1 });
  expect(address()).toMatch(/village\/2001\/(?!name)[a-z0-9-]+\/3001\?sort=Price-Asc$/);
  expect(window.location.hash).toBe("#reviews");
});

test("CB-01 a cabin that is not there: said, logged, with the way back", async () => {
  const { problems } = await pageAt(<page.Page />, at("777"), { handlers: [content] });
  expect(
    await screen.findByRole("heading", { level: 1, name: "We can't find that cabin" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Fjällbyn Lake Village" })).toBeInTheDocument();
  expect(problems[0]?.message).toContain("cabin 777");
});

test("CD-03 price from several agreements in the sidebar, and the rate modal behind the button", async () => {
  const prices = recorded("availability/accommodation", galaxyExample("AvailabilityVillage"));
  const { user, cart } = await pageAt(<page.Page />, at("3001", `?${DATES}&attributes=215`), {
    handlers: [content, prices.handler],
  });
  const sidebar = await screen.findByRole("complementary", { name: "Find availability" });
  expect(await within(sidebar).findByText(/^from/)).toBeInTheDocument();
  await user.click(within(sidebar).getByRole("button", { name: "Choose rate" }));
  expect(cart.store.getState().overlay?.kind).toBe("rates");
  expect(prices.calls[0]?.params.get("productId")).toBe("2001");
  expect(prices.calls[0]?.params.has("attributes")).toBe(false);
});

const expired = {
  handlers: [
    content,
    galaxy.get("validate-promocode", {
      ValidationResult: [{ PromoCodeStatus: "Expired", PromoCode: "OLD" }],
    }),
  ],
  settings: { promoCodeActive: true },
};

test("CD-02 SW-10 applying an invalid code focuses its field, which shows the error", async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user } = await pageAt(<page.Page />, at("3001"), expired);
  const field = await screen.findByRole("textbox", { name: "Promo code" });
  await user.type(field, "OLD");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
});

test("CD-02 SW-10 a late verdict changes the promo code of the address as it is by then, not its dates", async () => {
  const held = deferred();
  const { user, address } = await pageAt(<page.Page />, at("3001", "?start=2027-02-06&end=2027-02-13"), {
    handlers: [
      content,
      galaxy.get("availability/accommodation", wireRefusal(500)),
      galaxy.get("validate-promocode", async () => {
        await held.promise;
        return { ValidationResult: [{ PromoCodeStatus: "Valid", PromoCode: "WINTER10" }] };
      }),
    ],
    settings: { promoCodeActive: true },
  });
  await user.type(await screen.findByRole("textbox", { name: "Promo code" }), "winter10");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  act(() => {
    window.history.pushState(null, "", at("3001", "?start=2027-03-06&end=2027-03-13"));
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  held.resolve();
  await waitFor(() => expect(address()).toContain("promocode=WINTER10"));
  expect(address()).toContain("start=2027-03-06&end=2027-03-13");
});

const lodge = wireCabin(3100, { Name: "Lodge Alone", Products: [], ReferenceId: null });
const lodgeContent = galaxy.get("get-accommodation-content", wireContentList([lodge]));

test("CD-01 CD-05 a cabin of its own: name, offers slot, no reviews without a ReferenceId", async () => {
  const { container } = await pageAt(<page.Page />, "/en/stays/cabindetail/3100/lodge", {
    handlers: [lodgeContent],
    settings: { offersActivated: true },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Lodge Alone" })).toBeInTheDocument();
  expect(container.querySelector('[data-slot="packages.offers"]')).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Reviews" })).not.toBeInTheDocument();
});

test("SW-01 dates that have passed offer the nearest that can be had, none before the season begins", async () => {
  const { user, address } = await pageAt(
    <page.Page />,
    "/en/stays/cabindetail/3100/lodge?start=2020-02-01&end=2020-02-08",
    {
      settings: { calendar: { earliestArrival: "2026-12-19" } },
      handlers: [
        lodgeContent,
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
