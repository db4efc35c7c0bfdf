import { galaxy, recorded } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { SEARCHED } from "../searched-week.fixture.ts";
import { NO_LIST, openWidget, stays } from "./search-widget.fixture.tsx";

// End-to-end journeys with lazy parts are slow on busy machines.
jest.setTimeout(30_000);

test("SW-10 a code is checked, added when valid, and typing starts over", async () => {
  const validate = recorded("validate-promocode", ({ params }) => ({
    ValidationResult: [
      params.get("promocode") === "winter10"
        ? { PromoCodeStatus: "Valid", PromoCode: "WINTER10" }
        : { PromoCodeStatus: "Expired", PromoCode: "old" },
    ],
  }));
  const search = stays();
  const { user, address } = await openWidget({
    address: SEARCHED,
    handlers: [search.handler, validate.handler],
  });
  await screen.findByText("1 stay");
  const box = screen.getByRole("textbox", { name: "Promo code" });
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(validate.calls).toHaveLength(0);
  await user.type(box, "old");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  await user.clear(box);
  expect(screen.queryByText("Code is not valid")).not.toBeInTheDocument();
  await user.type(box, "winter10");
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("Code is valid")).toBeInTheDocument();
  expect(address()).toContain("promocode=WINTER10");
  await waitFor(() => expect(search.calls.at(-1)?.params.get("promoCode")).toBe("WINTER10"));
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(address()).not.toContain("promocode");
});

test.each(["Invalid", "Expired", "NotApplicable"])(
  "SW-10 a code of the address that is %s leaves it, and the search runs again without it (rulings 36 and 49)",
  async (status) => {
    const search = stays();
    const { address } = await openWidget({
      address: `${SEARCHED}&promocode=OLD`,
      handlers: [
        search.handler,
        galaxy.get("validate-promocode", {
          ValidationResult: [{ PromoCodeStatus: status, PromoCode: "OLD" }],
        }),
      ],
    });
    expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
    await waitFor(() =>
      expect(search.calls.map(({ params }) => params.get("promoCode"))).toEqual(["OLD", null]),
    );
    expect(address()).not.toContain("promocode");
  },
);

test("SW-10 the box is there only when promo codes are active", async () => {
  await openWidget({ settings: { ...NO_LIST, promoCodeActive: false } });
  expect(screen.queryByRole("textbox", { name: "Promo code" })).not.toBeInTheDocument();
});
