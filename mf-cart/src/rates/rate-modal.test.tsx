import type { RateOption, RateRequest } from "@stays/contract";
import { inlinePriceTexts } from "@stays/stay-page/inline-price-texts";
import { deferred, recorded, renderInHost, wireAvailability } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { galaxyThat, SOLD_OUT } from "../add-button/add-button.fixture.tsx";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { RateModal } from "./rate-modal.tsx";

const request: RateRequest = {
  productName: "Fjällstuga 14",
  booking: { kind: "accommodation", accommodationId: "3001", position: null, day: null },
  rates: [
    {
      item: cartItemFixture({ bookKey: "FLEX", price: 4185 }),
      name: "Flexible",
      terms: "<p>Free cancellation until 29 January.</p>",
      originalPrice: 4925,
      discount: "Winter week",
      image: { uri: "/cabin.jpg", description: "A cabin", isMain: true, focalY: 50 },
      includedAddons: [
        { name: "Final cleaning", amount: 1 },
        { name: "Linen", amount: 2 },
      ],
    },
    {
      item: cartItemFixture({ bookKey: "SAVE", price: 3900 }),
      name: "Pay now",
      terms: null,
      originalPrice: null,
      discount: null,
      includedAddons: [],
    },
  ],
};
const rate = (name: string) => within(screen.getByRole("listitem", { name }));

type Options = NonNullable<Parameters<typeof renderInHost>[1]>;

const open = ({ onClose = () => {}, ...options }: Options & { readonly onClose?: () => void } = {}) =>
  renderInHost(<RateModal request={request} onClose={onClose} />, {
    texts: [texts, inlinePriceTexts],
    ...options,
  });

/** Opens the modal with one rate: Flexible, changed. */
const openFlexible = (change: Partial<RateOption>, options: Options = {}) => {
  const rates = request.rates.slice(0, 1).map((flexible) => ({ ...flexible, ...change }));
  return renderInHost(<RateModal request={{ ...request, rates }} onClose={() => {}} />, {
    texts: [texts, inlinePriceTexts],
    ...options,
  });
};

test("CT-06 the dialog is named by the product; each rate has price, conditions and what is included", async () => {
  await open();
  expect(screen.getByRole("dialog", { name: "Rate option: Fjällstuga 14" })).toBeInTheDocument();
  expect(rate("Flexible").getByText(/4.185/)).toBeInTheDocument();
  expect(rate("Flexible").getByText(/4.925/)).toBeInTheDocument();
  expect(rate("Flexible").getByText("Winter week")).toBeInTheDocument();
  expect(rate("Flexible").getByText(/^Included: Final cleaning and 2 × Linen$/)).toBeInTheDocument();
  expect(rate("Flexible").getByText(/Free cancellation until 29 January/)).toBeInTheDocument();
  expect(rate("Pay now").queryByText("Conditions")).not.toBeInTheDocument();
  // Its picture at 80 × 80, and none where there is none (CO-10).
  const [flexible, payNow] = screen.getAllByRole("listitem").map((item) => item.querySelector("img"));
  expect(flexible?.getAttribute("src")).toMatch(/\/cabin\.jpg\?width=80&height=80&crop=auto/);
  expect(payNow).toBeNull();
});

const TERMS = "<p>Free cancellation until 7 days before arrival.</p>";

test("CT-06 a rate shows until which day it can be cancelled free of charge, while that day is to come", async () => {
  const stay = itemStayFixture();
  const show = (today: string) => openFlexible({ terms: TERMS, item: cartItemFixture({ stay }) }, { today });
  const before = await show("2027-01-30");
  expect(rate("Flexible").getByText("7 nights, 2 adults")).toBeInTheDocument();
  expect(rate("Flexible").getByText("Cancel free of charge until Sat 30 Jan 2027")).toBeInTheDocument();
  before.unmount();
  await show("2027-01-31");
  expect(rate("Flexible").queryByText(/^Cancel free/)).not.toBeInTheDocument();
});

test("CT-06 while one rate is added no other can be", async () => {
  const answer = deferred<object>();
  const { added, handlers } = galaxyThat("add-accommodation-to-basket", () => answer.promise);
  const { user } = await open({ handlers });
  const add = (name: string) => rate(name).getByRole("button", { name: "Add to cart" });
  await user.click(add("Flexible"));
  expect(add("Pay now")).toHaveAttribute("aria-disabled", "true");
  await user.click(add("Pay now"));
  answer.resolve(SOLD_OUT);
  await waitFor(() => expect(add("Pay now")).not.toHaveAttribute("aria-disabled"));
  expect(added.calls).toHaveLength(1);
});

test("CT-06 SW-10 ruling 165 what a price is made of is made, and requested for the package, when it is opened", async () => {
  const prices = recorded("availability/accommodation", wireAvailability([]));
  const { user } = await openFlexible(
    { item: cartItemFixture({ price: 4185, persons: 3, stay: itemStayFixture() }) },
    { address: "/en/stays/package/detail/2001/7001/name?promocode=WINTER", handlers: [prices.handler] },
  );
  expect(rate("Flexible").queryByText(/on average/)).not.toBeInTheDocument();
  await user.click(rate("Flexible").getByText("What the price is made of"));
  const terms = rate("Flexible");
  expect(await terms.findByText(/^7 × SEK.704 per night, on average$/)).toBeInTheDocument();
  const saving = await terms.findByText("Winter week and code WINTER", { selector: "dt" });
  expect(saving.nextElementSibling).toHaveTextContent(/^−SEK.740$/);
  expect(terms.getByText("7 nights, 2 adults", { selector: "dt" }).nextElementSibling).toHaveTextContent(
    /^SEK.4,185$/,
  );
  expect(terms.getByText(/^SEK.1,395 per person, on average$/)).toBeInTheDocument();
  expect(prices.calls.map(({ params }) => [params.get("productId"), params.get("offerIds")])).toEqual([
    ["2001", "7001"],
  ]);
});
