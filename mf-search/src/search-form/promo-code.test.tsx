import { deferred, networkError, recorded, wireAvailability, wireCabin } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { openResults, SEARCHED } from "../pages/results.fixture.tsx";

const CHECK = "validate-promocode";
const verdict = (status: string, code: string) => ({
  ValidationResult: [{ PromoCodeStatus: status, PromoCode: code }],
});
const byCode = ({ params }: { readonly params: URLSearchParams }) => {
  const code = params.get("promocode") ?? "";
  return code.toLowerCase() === "winter10" ? verdict("Valid", "WINTER10") : verdict("Invalid", code);
};

async function open({
  check = byCode,
  address = SEARCHED,
  promoCodeActive = true,
}: {
  readonly check?: Parameters<typeof recorded>[1];
  readonly address?: string;
  readonly promoCodeActive?: boolean;
} = {}) {
  const search = recorded("availability/accommodation", wireAvailability([wireCabin(3001)]));
  const checks = recorded(CHECK, check);
  const host = await openResults({
    today: "2027-02-01",
    address,
    settings: { promoCodeActive },
    handlers: [search.handler, checks.handler],
  });
  await screen.findByText("1 stay");
  const codes = () => search.calls.map(({ params }) => params.get("promoCode"));
  return { ...host, codes, checks: () => checks.calls.map(({ params }) => params.get("promocode")) };
}

const box = () => screen.getByRole("textbox", { name: "Promo code" });
const button = (name: string) => screen.getByRole("button", { name });

test("SW-10 where promo codes are not active, a code of the address is neither sent nor checked", async () => {
  const { codes, checks, user, address } = await open({
    address: `${SEARCHED}&promocode=WINTER10`,
    promoCodeActive: false,
  });
  expect(screen.queryByRole("textbox", { name: "Promo code" })).not.toBeInTheDocument();
  expect([codes(), checks()]).toEqual([[null], []]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name, A to Z");
  await waitFor(() => expect(codes()).toEqual([null, null]));
  expect(address()).not.toContain("promocode");
});

test("SW-10 a typed code goes with the search also without Apply, and is checked beside it (ruling 49)", async () => {
  const { user, address, codes, checks } = await open();
  await user.type(box(), " winter10 ");
  await user.click(button("Search"));
  expect(address()).toContain("promocode=winter10");
  await waitFor(() => expect(codes()).toEqual([null, "winter10"]));
  expect(await screen.findByText("Code is valid")).toBeInTheDocument();
  expect(checks()).toEqual(["winter10"]);
});

test("SW-10 a code is checked by Apply, added when valid, typing starts over, and Remove takes it away", async () => {
  const { user, address, codes, checks } = await open();
  await user.type(box(), "old");
  await user.click(button("Apply"));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  await user.clear(box());
  expect(screen.queryByText("Code is not valid")).not.toBeInTheDocument();
  await user.type(box(), "winter10");
  await user.click(button("Apply"));
  expect(await screen.findByText("Code is valid")).toBeInTheDocument();
  expect(address()).toContain("promocode=WINTER10");
  await waitFor(() => expect(codes()).toEqual([null, "WINTER10"]));
  expect(checks()).toEqual(["old", "winter10"]);
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  expect(address()).not.toContain("promocode");
});

test("SW-10 a typed code that is not valid leaves the address again after the search", async () => {
  const { user, address } = await open();
  await user.type(box(), "old");
  await user.click(button("Search"));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  expect(address()).not.toContain("promocode");
  await user.click(button("Search"));
  expect(address()).not.toContain("promocode");
});

test.each([
  ["a typed code", SEARCHED, false],
  ["a code of the address, which stays,", `${SEARCHED}&promocode=WINTER10`, true],
])(
  "SW-10 a check of %s that fails says so, can be tried again, and is left to the host's log (ruling 44)",
  async (_, from, isThere) => {
    let isDown = true;
    const { user, problems, address } = await open({
      address: from,
      check: (call) => (isDown ? networkError() : byCode(call)),
    });
    if (!isThere) {
      await user.type(box(), "winter10");
      await user.click(button("Apply"));
    }
    expect(await screen.findByText("We couldn't check the code")).toBeInTheDocument();
    expect(screen.queryByText("Code is not valid")).not.toBeInTheDocument();
    expect(address().includes("promocode=WINTER10")).toBe(isThere);
    expect(problems).toEqual([]);
    isDown = false;
    await user.click(button("Try again"));
    expect(await screen.findByText("Code is valid")).toBeInTheDocument();
    expect(address()).toContain("promocode=WINTER10");
  },
);

test("SW-10 the verdict on a code that was typed over changes nothing", async () => {
  const answer = deferred();
  const { user, address } = await open({ check: (call) => answer.promise.then(() => byCode(call)) });
  await user.type(box(), "winter10");
  await user.click(button("Apply"));
  await user.clear(box());
  await user.type(box(), "spring");
  answer.resolve();
  await user.click(button("Apply"));
  expect(await screen.findByText("Code is not valid")).toBeInTheDocument();
  expect(box()).toHaveValue("spring");
  expect(address()).not.toContain("promocode");
});

test("SW-10 a rejected code is removed from the address, and what is typed meanwhile stays", async () => {
  const answer = deferred();
  const { user, address } = await open({
    address: `${SEARCHED}&promocode=OLD`,
    check: (call) => answer.promise.then(() => byCode(call)),
  });
  await user.type(box(), "5");
  answer.resolve();
  await waitFor(() => expect(address()).not.toContain("promocode"));
  expect(box()).toHaveValue("OLD5");
});

test("a code that goes with a search is measured once, when it is valid", async () => {
  const { user, tracked } = await open();
  const promotions = () => tracked.filter(({ event }) => event === "select_promotion");
  await user.type(box(), "NOTHING");
  await user.click(button("Search"));
  await screen.findByText("Code is not valid");
  expect(promotions()).toEqual([]);
  await user.clear(box());
  await user.type(box(), "WINTER10");
  await user.click(button("Search"));
  await screen.findByText("Code is valid");
  expect(promotions()).toEqual([
    { event: "select_promotion", promotion_id: "WINTER10", promotion_name: "WINTER10" },
  ]);
});
