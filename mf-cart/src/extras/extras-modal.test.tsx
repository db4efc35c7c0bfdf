import { type ExtrasRequest, useCart } from "@stays/contract";
import {
  galaxy,
  networkError,
  recorded,
  renderInHost,
  type SettingsOverrides,
  useTestClock,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { texts } from "../../texts/texts.ts";
import { stay as booking, extra } from "../add-button/add-button.fixture.tsx";
import { ExtrasModal } from "./extras-modal.tsx";

const addon = (AddonId: number, Name: string, MaximumNumberOfUnits: number, Price: number) => ({
  ...extra,
  AddonId,
  Name,
  MaximumNumberOfUnits,
  Price: { Price, Currency: "SEK" },
});
const offer = {
  RedirectToOnline: false,
  BookItems: [
    {
      BookItemId: 90011,
      ProductName: "Cabin Pine",
      AvailableAddons: [addon(502, "Sauna", 1, 395), addon(501, "Linen", 2, 145)],
      AddonGroups: [],
    },
    {
      BookItemId: 90012,
      ProductName: "Cabin Birch",
      AvailableAddons: [{ ...addon(503, "Firewood", 3, 120), BookItemId: 90012 }],
      AddonGroups: [],
    },
  ],
};
const request: ExtrasRequest = { bookItemId: null, booking };
const emptyBasket = galaxy.get("get-basket", { Groups: [], TotalPrice: { Price: 0, Currency: "SEK" } });

/** The modal as in the host, which unmounts it when the overlay is closed. */
function OpenedByHost(props: ComponentProps<typeof ExtrasModal>) {
  const isOpen = useCart((cart) => cart.overlay !== null);
  return <>{isOpen && <ExtrasModal {...props} />}</>;
}

useTestClock();

async function open(
  answer: object | (() => Response),
  settings: SettingsOverrides = { upsell: { active: false } },
  added: object | number = 1,
  Modal: typeof ExtrasModal = ExtrasModal,
) {
  const continued = recorded("add-basket-addon", () => added);
  const onClose = jest.fn();
  const host = await renderInHost(<Modal request={request} onClose={onClose} />, {
    texts: [texts],
    cart: { overlay: { kind: "extras", request } },
    address: "/en/stays/village/2001/fjallbyn?start=2026-12-05&end=2026-12-12",
    settings,
    handlers: [galaxy.get("get-basket-addon", answer), continued.handler, emptyBasket],
  });
  return { ...host, continued, onClose };
}

/** Opens the modal with extras on offer. */
async function openOffer(settings?: SettingsOverrides, added?: object | number) {
  const opened = await open(offer, settings, added);
  await dialog().findByRole("group", { name: "Linen" });
  return opened;
}

const dialog = () => within(screen.getByRole("dialog", { name: "Extras" }));
const button = (name: string) => dialog().getByRole("button", { name });

test("AD-01 CT-03 opened by an add it says so; a group per booked item, extras sorted by name; maximum 1 is a checkbox", async () => {
  await open(offer);
  expect(dialog().getByText("Added to your basket")).toBeInTheDocument();
  const pine = within(await dialog().findByRole("group", { name: "Cabin Pine" }));
  expect(dialog().getByRole("group", { name: "Cabin Birch" })).toBeInTheDocument();
  expect(pine.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Linen/),
    expect.stringMatching(/^Sauna/),
  ]);
  expect(pine.getByRole("checkbox", { name: "Sauna" })).not.toBeChecked();
  expect(pine.getByRole("group", { name: "Linen" })).toBeInTheDocument();
  expect(button("Add one Linen")).toBeInTheDocument();
});

test("AD-01 0 disables minus, the maximum disables plus; total price and quantity follow", async () => {
  const { user } = await openOffer();
  expect(button("Remove one Linen")).toHaveAttribute("aria-disabled", "true");
  for (const _ of [1, 2, 3]) await user.click(button("Add one Linen"));
  expect(button("Add one Linen")).toHaveAttribute("aria-disabled", "true");
  await user.click(dialog().getByRole("checkbox", { name: "Sauna" }));
  expect(dialog().getByText(/^Total .*685/)).toBeInTheDocument();
  expect(dialog().getByText("3 extras")).toBeInTheDocument();
  await user.click(button("Remove one Linen"));
  await user.click(button("Remove one Linen"));
  await user.click(dialog().getByRole("checkbox", { name: "Sauna" }));
  expect(dialog().queryByText(/^Total/)).not.toBeInTheDocument();
  expect(dialog().queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
});

test("AD-02 ruling 23: Continue adds everything in one call, closes and goes to the basket", async () => {
  const { user, left, continued, onClose } = await openOffer();
  await user.click(button("Add one Linen"));
  await user.click(button("Add one Firewood"));
  await user.dblClick(button("Continue"));
  const words = await dialog().findByText(/^Next: your basket on our booking site\.$/);
  const next = words.parentElement;
  await waitFor(() => expect(next).toHaveTextContent(/^Added to your basket Next: your basket/));
  expect(next).toHaveAttribute("role", "status");
  expect(left).toEqual([]);
  await waitFor(() => expect(left).toEqual(["basket"]));
  expect(continued.calls).toHaveLength(1);
  const [call] = continued.calls;
  expect(JSON.parse(call?.params.get("items") ?? "")).toEqual([
    { id: 501, qty: 1, price: 145, bookItemId: 90011 },
    { id: 503, qty: 1, price: 120, bookItemId: 90012 },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("AD-02 with upsell and result 1 Continue leads to the upsell page with lat and long", async () => {
  const { user, address } = await openOffer({ upsell: { active: true } });
  await user.click(button("Add one Linen"));
  await user.click(button("Continue"));
  await waitFor(() => expect(address()).toMatch(/^\/en\/stays\/upsell\/days/));
  expect(address()).toMatch(/lat=62\.5&long=12\.4/);
  expect(address()).toMatch(/start=2026-12-05&end=2026-12-12/);
});

test("AD-02 Skip with nothing chosen adds nothing and goes on", async () => {
  const { user, left, continued } = await openOffer();
  await user.click(button("Skip"));
  await waitFor(() => expect(left).toEqual(["basket"]));
  expect(continued.calls).toHaveLength(0);
});

test("AD-02 ruling 23: a result of Continue other than 1 leads to the basket, also with upsell", async () => {
  const { user, left } = await openOffer({ upsell: { active: true } }, 2);
  await user.click(button("Add one Linen"));
  await user.click(button("Continue"));
  await waitFor(() => expect(left).toEqual(["basket"]));
});

test.each([
  [500, 3, "Addon fail", "Addon fail: code 500: sold out"],
  [0, 3, "Addon fail", "Addon fail: code 0: sold out"],
  [404, 1, "sold out", "code 404: sold out"],
])(
  "AD-02 ER-01 rulings 7 and 9: Continue that fails with code %i is Error %i, logged; the extras stay chosen, Skip goes on",
  async (code, error, message, logged) => {
    const { user, cart, left, problems } = await openOffer(undefined, wireRefusal(code, "sold out"));
    await user.click(button("Add one Linen"));
    await user.click(button("Continue"));
    await waitFor(() => expect(cart.store.getState().failure).toEqual({ error, message, showsModal: true }));
    expect(problems).toMatchObject([{ operation: "add-basket-addon", message: logged }]);
    expect(dialog().getByText("1 extra")).toBeInTheDocument();
    await user.click(button("Skip"));
    await waitFor(() => expect(left).toEqual(["basket"]));
  },
);

test.each([
  ["code 404", { code: 404, errorMessage: "" }],
  ["an empty list", { RedirectToOnline: false, BookItems: [] }],
])("AD-03 rulings 24 and 25: %s goes to the online basket, also with upsell", async (_, answer) => {
  const { left } = await open(answer, { upsell: { active: true } });
  const said = "There are no extras to choose. Next: your basket on our booking site.";
  expect(await dialog().findByText(said)).toHaveAttribute("role", "status");
  expect(left).toEqual([]);
  await waitFor(() => expect(left).toEqual(["basket"]));
});

test("AD-03 rulings 24 and 25: RedirectToOnline goes to the upsell page where there is one", async () => {
  const { address } = await open(
    { RedirectToOnline: true, BookItems: [] },
    { upsell: { active: true } },
    1,
    OpenedByHost,
  );
  await waitFor(() => expect(address()).toMatch(/^\/en\/stays\/upsell\/days/));
});

test("AD-03 ER-02 extras that do not load say so, with Try again, and Skip goes on", async () => {
  const { user, left } = await open(networkError);
  await dialog().findByText("We couldn't load the extras");
  expect(button("Try again")).toBeInTheDocument();
  await user.click(button("Skip"));
  await waitFor(() => expect(left).toEqual(["basket"]));
});

test("AD-01 the extras of one booked item are requested by its id", async () => {
  const asked = recorded("get-basket-addon-bookitemid", { ...offer, BookItems: offer.BookItems.slice(1) });
  await renderInHost(<ExtrasModal request={{ bookItemId: 90012, booking }} onClose={() => {}} />, {
    texts: [texts],
    handlers: [asked.handler],
  });
  expect(await dialog().findByRole("group", { name: "Cabin Birch" })).toBeInTheDocument();
  expect(asked.calls[0]?.params.get("bookItemId")).toBe("90012");
  expect(dialog().queryByText("Added to your basket")).not.toBeInTheDocument();
});
