import type { Product } from "@stays/domain";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { propertySharedTexts } from "../property-texts.ts";
import { RateFacts } from "./rate-facts.tsx";

const product: Product = {
  bookingKey: "k1",
  priorityAgreement: 1,
  price: {
    amount: 6300,
    originalAmount: 7000,
    currency: "SEK",
    start: "2027-02-06",
    end: "2027-02-13",
    totalPersons: 2,
  },
  personConfiguration: { adults: 2, childrenAges: [] },
  includedAddons: [],
  bookingConditions: null,
  discount: { name: "Winter week", description: null },
  offer: null,
};

test("CD-03 PK-03 the price details: nights, saving, persons, and what comes on top", async () => {
  const { user } = await renderInHost(<RateFacts product={product} />, { texts: propertySharedTexts });
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

test("SW-10 the price details name the promo code, and no saving where there is none", async () => {
  const plain = {
    ...product,
    discount: null,
    price: { ...product.price, originalAmount: null, totalPersons: 1 },
  };
  const { user } = await renderInHost(<RateFacts product={plain} />, {
    texts: propertySharedTexts,
    address: "/en/stays/village/2001/name?promocode=WINTER",
  });
  await user.click(screen.getByText("Price details"));
  expect(await screen.findByText("Code WINTER is taken off where it applies.")).toBeInTheDocument();
  expect(screen.getAllByRole("definition")).toHaveLength(2);
  expect(screen.queryByText(/per person/)).not.toBeInTheDocument();
});
