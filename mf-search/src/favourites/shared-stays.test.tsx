import {
  deferred,
  type GalaxyAnswer,
  galaxy,
  networkError,
  recorded,
  wireAvailability,
  wireCabin,
  wireContentList,
  wireProduct,
  wireRefusal,
} from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { openResults, SEARCHED } from "../pages/results.fixture.tsx";

const sold = (id: number, ...prices: readonly number[]) =>
  wireAvailability([
    wireCabin(id, {
      Products: prices.map((Price) => wireProduct({ Price: { ...(wireProduct().Price as object), Price } })),
    }),
  ]);

/** Opens a link to shared favourites; the prices of stays are searched by product. */
async function openShared(address: string, prices: Readonly<Record<string, GalaxyAnswer>> = {}) {
  const search = recorded("availability/accommodation", (call) => {
    const id = call.params.get("productId");
    if (id === null) return wireAvailability([wireCabin(3009)]);
    const answer = prices[id] ?? wireRefusal(500);
    return typeof answer === "function" ? answer(call) : answer;
  });
  const content = galaxy.get("get-accommodation-content", ({ params }) =>
    wireContentList([wireCabin(Number(params.get("productId")), { ReferenceId: null })]),
  );
  const { user, ...host } = await openResults({
    today: "2027-02-01",
    address,
    settings: { promoCodeActive: true },
    handlers: [
      search.handler,
      content,
      galaxy.get("validate-promocode", {
        ValidationResult: [{ PromoCodeStatus: "Valid", PromoCode: "SNOW" }],
      }),
    ],
  });
  const shared = within(await screen.findByRole("region", { name: "Favourites shared with you" }));
  const asked = () => search.calls.map(({ params }) => params).filter((params) => params.has("productId"));
  return { user, shared, asked, ...host };
}

const findCard = async (shared: ReturnType<typeof within>, name: string) =>
  (await shared.findByRole("link", { name })).closest("li") as HTMLElement;

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test("ruling 185: shared favourites have their lowest totals for the dates and guests of the link", async () => {
  const price = deferred();
  let isDown = true;
  const { user, shared, asked } = await openShared(`${SEARCHED}&favourites=cbis:3001,cbis:3002,cbis:3003`, {
    "3001": async () => {
      await price.promise;
      return sold(3001, 9000, 8000);
    },
    "3002": wireAvailability([]),
    "3003": () => (isDown ? networkError() : sold(3003, 5000)),
  });
  expect(shared.getByText("Totals for 6 Feb – 13 Feb and 2 guests")).toBeInTheDocument();
  const first = await findCard(shared, "Cabin 3001");
  const loading = shared.getByText("Loading the shared stays");
  expect(first).not.toHaveTextContent("SEK");
  price.resolve();
  await waitFor(() => expect(first).toHaveTextContent(/from SEK.8,000 for 7 nights$/));
  expect(loading).toBeEmptyDOMElement();
  expect(await findCard(shared, "Cabin 3002")).toHaveTextContent("Not available for these dates");
  const failed = within(await findCard(shared, "Cabin 3003"));
  expect(failed.getByText("We couldn't load the price")).toBeInTheDocument();
  isDown = false;
  await user.click(failed.getByRole("button", { name: "Try again" }));
  expect(await failed.findByText(/SEK.5,000/)).toBeInTheDocument();
  expect(shared.getByRole("link", { name: "Cabin 3001" })).toHaveAttribute(
    "href",
    SEARCHED.replace("/en/stays", "/en/stays/cabindetail/3001/cabin-3001"),
  );
  expect(JSON.parse(asked()[0]?.get("personConfigurations") ?? "")).toEqual([
    { Adults: 2, ChildrenAges: [] },
  ]);
});

test.each([
  ["no dates", "", "Choose dates for prices."],
  ["past dates", "start=2027-01-02&end=2027-01-09&", "Your dates have passed. Choose new dates for prices."],
])(
  "ruling 185: a shared link with %s shows the stays without prices, and asks for none",
  async (_, dates, text) => {
    const { shared, asked } = await openShared(`/en/stays?${dates}favourites=cbis:3001`);
    expect(await shared.findByRole("link", { name: "Cabin 3001" })).toBeInTheDocument();
    expect(shared.getByText(text)).toBeInTheDocument();
    expect(asked()).toEqual([]);
  },
);

test("shared favourites are chosen for a comparison", async () => {
  const { user, shared } = await openShared(`${SEARCHED}&favourites=cbis:3001,cbis:3002`, {
    "3001": sold(3001, 8000),
    "3002": sold(3002, 7000),
  });
  await user.click(await shared.findByRole("button", { name: "Compare Cabin 3001" }));
  await user.click(await shared.findByRole("button", { name: "Compare Cabin 3002" }));
  expect(shared.getByRole("button", { name: "Compare Cabin 3001" })).toHaveAttribute("aria-pressed", "true");
  expect(await screen.findByRole("link", { name: "Compare" })).toHaveAttribute(
    "href",
    `${SEARCHED}&favourites=cbis:3001,cbis:3002&compare=cbis:3001,cbis:3002`,
  );
});

test("ruling 186: with a full storage, favourites are saved for the page view, and the dialog says so", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded", "QuotaExceededError");
  });
  const { user, shared, address } = await openShared("/en/stays?favourites=cbis:3001,cbis:3002");
  await shared.findByRole("link", { name: "Cabin 3002" });
  await user.click(shared.getByRole("button", { name: "Save all" }));
  expect(address()).toBe("/en/stays");
  await user.click(await screen.findByRole("button", { name: "Favourites" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Favourites" }));
  expect(dialog.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Cabin 3001",
    "Cabin 3002",
  ]);
  expect(dialog.getByText(/^Your browser could not store this\./)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Forget what I looked at" }));
  expect(dialog.queryAllByRole("link")).toHaveLength(0);
});
