import {
  type GalaxyAnswer,
  networkError,
  never,
  recorded,
  renderInHost,
  wireAccommodation,
  wireAvailability,
  wireProduct,
} from "@stays/testing";
import { screen } from "@testing-library/react";
import { propertySharedTexts } from "../property-texts.ts";
import { productFixture } from "./product.fixture.ts";
import { RateFacts } from "./rate-facts.tsx";

const product = productFixture({
  price: { ...productFixture().price, amount: 6300, originalAmount: 7000 },
  discount: { name: "Winter week", description: null },
});

test("CD-03 PK-03 the price details: nights, saving, persons, and what comes on top", async () => {
  const { user } = await renderInHost(<RateFacts product={product} unitId="cbis:2001" />, {
    texts: propertySharedTexts,
  });
  expect(screen.queryByText(/on average/)).not.toBeInTheDocument();
  await user.click(screen.getByText("Price details"));
  const term = await screen.findByText(/^7 × SEK.1,000 per night, on average$/);
  expect(term.nextElementSibling).toHaveTextContent(/^SEK.7,000$/);
  expect(screen.getByText("Winter week").nextElementSibling).toHaveTextContent(/^−SEK.700$/);
  expect(screen.getByText("7 nights, 2 guests").nextElementSibling).toHaveTextContent(/^SEK.6,300$/);
  expect(screen.getByText(/^SEK.3,150 per person, on average$/)).toBeInTheDocument();
  expect(screen.getByText("Extras that you choose are not in this price.")).toBeInTheDocument();
  expect(screen.queryByText(/^Code/)).not.toBeInTheDocument();
});

test("ruling 100 in a currency with three decimals the price details agree with the rounded price beside them", async () => {
  const price = { ...product.price, amount: 33.6, originalAmount: 40.4, currency: "KWD" };
  const { user } = await renderInHost(<RateFacts product={{ ...product, price }} unitId="cbis:2001" />, {
    texts: propertySharedTexts,
  });
  expect(screen.getByText(/^Winter week: you save KWD.6$/)).toBeInTheDocument();
  await user.click(screen.getByText("Price details"));
  const term = await screen.findByText(/^7 × KWD.5.714 per night, on average$/);
  expect(term.nextElementSibling).toHaveTextContent(/^KWD.40$/);
  expect(findAmount("Winter week")).toHaveTextContent(/^−KWD.6$/);
  expect(findAmount("7 nights, 2 guests")).toHaveTextContent(/^KWD.34$/);
  expect(screen.getByText(/^KWD.17 per person, on average$/)).toBeInTheDocument();
});

const wirePrice = {
  OriginalPrice: 7000,
  Currency: "SEK",
  DateStart: "2027-02-06",
  DateEnd: "2027-02-13",
  TotalPersons: 2,
};
const withCode = "/en/stays/village/2001/name?promocode=WINTER";

/** The property of the page, with the rate at another price. */
const priced = (amount: number) =>
  wireAvailability([
    wireAccommodation({
      Id: "cbis:2001",
      Products: [
        wireProduct({
          Price: { ...wirePrice, Price: amount },
          PersonConfiguration: { Adults: 2, ChildrenAges: [] },
          IncludedAddons: [],
          BookingConditions: null,
          DiscountInformation: { Name: "Winter week", Description: null },
          Offer: null,
        }),
      ],
    }),
  ]);

/** Opens the price details on a page with a promo code. */
async function openWithCode(answer: GalaxyAnswer, shown = product) {
  const prices = recorded("availability/accommodation", answer);
  const { user } = await renderInHost(<RateFacts product={shown} unitId="cbis:2001" />, {
    texts: propertySharedTexts,
    address: withCode,
    handlers: [prices.handler],
  });
  expect(prices.calls).toEqual([]);
  await user.click(screen.getByText("Price details"));
  return prices;
}

const findAmount = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;

test("SW-10 ruling 165 opened price details request the prices without the code, and say what the code takes off", async () => {
  const prices = await openWithCode(priced(6700));
  expect(await screen.findByText("Code WINTER", { selector: "dt" })).toBeInTheDocument();
  expect(findAmount("Winter week")).toHaveTextContent(/^−SEK.300$/);
  expect(findAmount("Code WINTER")).toHaveTextContent(/^−SEK.400$/);
  expect(findAmount("7 nights, 2 guests")).toHaveTextContent(/^SEK.6,300$/);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(prices.calls.map(({ params }) => Object.fromEntries(params))).toEqual([
    expect.objectContaining({ productId: "2001", start: "2027-02-06", end: "2027-02-13" }),
  ]);
  expect(prices.calls[0]?.params.has("promoCode")).toBe(false);
});

test("SW-10 ruling 165 a code that changes nothing says so", async () => {
  await openWithCode(priced(6300));
  expect(await screen.findByText("Code WINTER does not change this price.")).toBeInTheDocument();
  expect(findAmount("Winter week")).toHaveTextContent(/^−SEK.700$/);
});

test("SW-10 ruling 165 while the prices without the code load, each saving names discount and code", async () => {
  await openWithCode(never);
  expect(screen.getByText(/^Winter week and code WINTER: you save SEK.700$/)).toBeInTheDocument();
  expect(await screen.findByText("Looking up what code WINTER takes off")).toBeInTheDocument();
  expect(findAmount("Winter week and code WINTER")).toHaveTextContent(/^−SEK.700$/);
});

test.each([
  ["do not load", networkError],
  ["have no such rate", wireAvailability([])],
])("SW-10 ruling 165 when the prices without the code %s, the code stays named", async (_, answer) => {
  await openWithCode(answer);
  expect(await screen.findByText("Code WINTER is taken off where it applies.")).toBeInTheDocument();
  expect(findAmount("Winter week and code WINTER")).toHaveTextContent(/^−SEK.700$/);
});

test("SW-10 the price details name the promo code, and no saving where there is none", async () => {
  const plain = {
    ...product,
    discount: null,
    price: { ...product.price, originalAmount: null, totalPersons: 1 },
  };
  await openWithCode(networkError, plain);
  expect(await screen.findByText("Code WINTER is taken off where it applies.")).toBeInTheDocument();
  expect(screen.getAllByRole("definition")).toHaveLength(2);
  expect(screen.queryByText(/per person/)).not.toBeInTheDocument();
});
