import {
  type GalaxyAnswer,
  galaxy,
  networkError,
  never,
  wireAvailability,
  wireCabin,
  wireContent,
  wireContentList,
  wireProduct,
  wireRefusal,
} from "@stays/testing";
import { screen, within } from "@testing-library/react";
import { openResults, SEARCHED } from "../pages/results.fixture.tsx";

afterEach(() => window.localStorage.clear());

const facility = (Id: number, Name: string) => ({ Id, Name, Icon: null, Type: "Boolean", Value: "True" });
const wifi = facility(211, "Wi-Fi");
const sauna = facility(215, "Sauna");
const number = (Id: number, Name: string, Value: string) => ({ Id, Name, Icon: null, Type: "Number", Value });
const at = (Latitude: number) => ({ Longitude: 12.5, Latitude });

const FREE = "<p>Free cancellation until 7 days before arrival.</p>";

const price = (amount: number, Terms = FREE) => {
  const product = wireProduct();
  return {
    ...product,
    BookingConditions: { Name: "Flexible", Terms },
    Price: { ...(product.Price as object), Price: amount, OriginalPrice: null },
  };
};

/** A cabin with a price and facilities. */
const cabin = (id: number, amount: number, Attributes: readonly object[], more = {}) =>
  wireCabin(id, {
    ReferenceId: null,
    ProductsGroupedTotal: 1,
    Products: [price(amount)],
    Content: wireContent({ Attributes }),
    ...more,
  });

const village = wireCabin(2001, {
  Name: "Fjällbyn",
  PageToLoad: "village",
  ReferenceId: null,
  Products: [],
  Children: [
    cabin(3005, 5000, [wifi], { Name: "Cabin A" }),
    cabin(3006, 5400, [wifi, sauna], { Name: "Cabin B" }),
  ],
});

const stays: Readonly<Record<string, object>> = {
  "3001": cabin(3001, 5000, [wifi], {
    Name: "Lodge with a very long name that no column is wide enough for",
  }),
  "3002": cabin(3002, 5400, [wifi, sauna]),
  "3003": cabin(3003, 5000, [], {
    Content: wireContent({
      Position: at(61.15),
      Attributes: [number(372, "Beds", "6"), number(603, "Bedrooms", "1")],
    }),
  }),
  "3004": cabin(3004, 5400, [], {
    Products: [],
    Content: wireContent({
      Position: at(61.159),
      Attributes: [number(589, "Bedrooms including loft", "2"), sauna],
    }),
  }),
  "2001": village,
};

const byId =
  (list: (items: readonly object[]) => object, others: GalaxyAnswer = wireRefusal(404)): GalaxyAnswer =>
  (call) => {
    const stay = stays[call.params.get("productId") ?? "3001"];
    if (stay) return list([stay]);
    return typeof others === "function" ? others(call) : others;
  };

async function openComparison(compared: string, others?: GalaxyAnswer) {
  const opened = await openResults({
    address: `${SEARCHED}&compare=${compared}`,
    handlers: [
      galaxy.get(
        "availability/accommodation",
        byId((items) => wireAvailability(items as []), others),
      ),
      galaxy.get(
        "get-accommodation-content",
        byId((items) => wireContentList(items as []), others),
      ),
      galaxy.get("validate-promocode", {
        ValidationResult: [{ PromoCodeStatus: "Valid", PromoCode: "FRIENDS" }],
      }),
    ],
  });
  return { ...opened, section: within(await screen.findByRole("region", { name: "Compare stays" })) };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("stays of a link are side by side, with the difference of their prices and the dates of cancellation", async () => {
  const { section } = await openComparison("cbis:3001,cbis:3002");
  expect(
    await section.findByRole("columnheader", { name: /^Lodge with a very long name that no column/ }),
  ).toBeInTheDocument();
  const difference = await section.findByRole("row", { name: /^Difference/ });
  expect(cells(difference)).toEqual(["Lowest price", "SEK\u00a0400 more"]);
  const [line] = section.getAllByRole("list");
  expect(
    within(line as HTMLElement)
      .getAllByRole("listitem")
      .map((date) => date.textContent),
  ).toEqual(["Today", "Free until Sat 30 Jan 2027", "Arrival Sat 6 Feb 2027"]);
  expect(section.getByRole("link", { name: "Cabin 3002" })).toHaveAttribute(
    "href",
    SEARCHED.replace("/en/stays", "/en/stays/cabindetail/3002/cabin-3002"),
  );
});

test("facilities are rows that can show differences only", async () => {
  const { user, section } = await openComparison("cbis:3001,cbis:3002");
  const sameRow = await section.findByRole("row", { name: /^Wi-Fi/ });
  await user.click(section.getByRole("checkbox", { name: "Show differences only" }));
  expect(sameRow).not.toBeInTheDocument();
  expect(cells(section.getByRole("row", { name: /^Sauna/ }))).toEqual(["–No", ""]);
  expect(
    within(section.getByRole("row", { name: /^Sauna/ })).getByRole("img", { name: "Yes" }),
  ).toBeVisible();
});

test("ruling 160 AT-01: what is not known is not said to be missing", async () => {
  const { section } = await openComparison("cbis:3003,cbis:3004");
  const row = async (name: RegExp) => cells(await section.findByRole("row", { name }));
  expect(await row(/^Beds/)).toEqual(["6", "Not known"]);
  expect(await row(/^Bedrooms/)).toEqual(["1", "2Bedrooms including loft"]);
  expect(await row(/^Sauna/)).toEqual(["–No", ""]);
  expect(await row(/^Distance/)).toEqual(["Measured from here", "1 km"]);
  expect((await row(/^Cancellation/))[1]).toBe("No price");
});

test("units of one village say what a higher price is for, and more of them can be added", async () => {
  const { user, section, address } = await openComparison("cbis:2001.3005");
  expect(await section.findByText("Choose two to four stays")).toBeInTheDocument();
  await user.selectOptions(await section.findByRole("combobox", { name: "Add a stay" }), "Cabin B, Fjällbyn");
  await user.click(section.getByRole("button", { name: "Add to comparison" }));
  expect(address()).toBe(`${SEARCHED}&compare=cbis:2001.3005,cbis:2001.3006`);
  const difference = await section.findByRole("row", { name: /^Difference/ });
  expect(cells(difference)).toEqual(["Lowest price", "SEK\u00a0400 more for Sauna"]);
  expect(section.getByRole("textbox", { name: "Link to this comparison" })).toHaveValue(
    `http://localhost${SEARCHED}&compare=cbis:2001.3005,cbis:2001.3006`,
  );
});

test("ruling 185: the link to a comparison has no promo code", async () => {
  const { section } = await openComparison("cbis:3001,cbis:3002&promocode=FRIENDS");
  expect(await section.findByRole("textbox", { name: "Link to this comparison" })).toHaveValue(
    `http://localhost${SEARCHED}&compare=cbis:3001,cbis:3002`,
  );
});

test("a column that failed has Try again of its own, and one that is gone can be removed", async () => {
  let isDown = true;
  const { user, section, address } = await openComparison("cbis:3001,cbis:77,cbis:88", ({ params }) => {
    if (params.get("productId") !== "77") return wireRefusal(404);
    return isDown ? networkError() : wireContentList([cabin(77, 100, [], { Name: "Late cabin" })]);
  });
  expect(await section.findByText("This stay is no longer offered")).toBeInTheDocument();
  expect(await section.findByText("We couldn't load this stay")).toBeInTheDocument();
  expect(section.getByRole("link", { name: /^Lodge/ })).toBeInTheDocument();
  isDown = false;
  await user.click(section.getByRole("button", { name: "Try again" }));
  expect(await section.findByRole("link", { name: "Late cabin" })).toBeInTheDocument();
  await user.click(section.getByRole("button", { name: "Remove this stay from the comparison" }));
  expect(address()).toBe(`${SEARCHED}&compare=cbis:3001,cbis:77`);
  expect(section.getByRole("heading", { name: "Compare stays" })).toHaveFocus();
});

test("a comparison says that it is loading", async () => {
  const { section } = await openComparison("cbis:77,cbis:88", never);
  expect(section.getByText("Loading the comparison")).toBeInTheDocument();
  expect(section.queryByText(/cbis/)).not.toBeInTheDocument();
});

test("stays are chosen on their cards, compared together, and forgotten together", async () => {
  const { user, address } = await openResults({
    handlers: [
      galaxy.get("availability/accommodation", ({ params }) =>
        wireAvailability(
          [cabin(3001, 5000, [wifi]), cabin(3002, 5400, [sauna])].filter(
            ({ ProductId }) => (params.get("productId") ?? ProductId) === ProductId,
          ),
        ),
      ),
      galaxy.get(
        "get-accommodation-content",
        byId((items) => wireContentList(items as [])),
      ),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Compare Cabin 3001" }));
  expect(await screen.findByText("Choose one more")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Compare Cabin 3002" }));
  await user.click(await screen.findByRole("link", { name: "Compare" }));
  expect(address()).toBe(`${SEARCHED}&compare=cbis:3001,cbis:3002`);
  const section = within(await screen.findByRole("region", { name: "Compare stays" }));
  await user.click(section.getByRole("button", { name: "Close comparison" }));
  expect(address()).toBe(SEARCHED);
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByRole("button", { name: "Compare Cabin 3001" })).toHaveAttribute("aria-pressed", "false");
});
