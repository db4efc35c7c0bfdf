import { useQuery } from "@stays/contract";
import { accommodationQuery } from "@stays/galaxy";
import {
  galaxy,
  galaxyServer,
  networkError,
  recorded,
  renderInHost,
  useTestClock,
  wireAvailability,
} from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import {
  ADDED,
  activity,
  basketWith,
  button,
  galaxyThat,
  inHost,
  items,
  renderAdd,
  SOLD_OUT,
  stay,
} from "./add-button.fixture.tsx";
import { AddButton } from "./add-button.tsx";

// Each test is a new visitor: no pending add from the previous test.
afterEach(() => sessionStorage.clear());
useTestClock();

test("CT-02 ER-01 a rejected accommodation is logged; the button shows nothing and stays usable", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket", SOLD_OUT);
  const onFailed = jest.fn();
  const { user, problems } = await renderAdd({ handlers, cart: { items } }, { onFailed });
  await user.click(button());
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(button()).toHaveAccessibleName("Add to cart");
  expect(problems).toMatchObject([{ operation: "add-accommodation-to-basket", message: "Sold out" }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(button());
  await waitFor(() => expect(added.calls).toHaveLength(2));
});

test.each([
  [false, "We couldn't add this. Please try again."],
  [true, ""],
])("ER-02 with upsell.silentFailures %p a rejected activity says: %s", async (silentFailures, words) => {
  const { handlers } = galaxyThat("add-activity-to-basket", SOLD_OUT);
  const onFailed = jest.fn();
  const { user } = await renderAdd(
    { handlers, settings: { upsell: { active: true, silentFailures } } },
    { booking: activity, onFailed },
  );
  await user.click(button());
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button()).not.toHaveAttribute("aria-busy"));
  expect(screen.getByRole("status").textContent).toBe(words);
  expect(button()).not.toHaveAttribute("aria-disabled");
});

const NO_BASKET = { code: 404, errorMessage: "Basket not created" };

test("EC-02 a browser that sends back no cookie: the button says that cookies are needed", async () => {
  const { opened, added } = galaxyThat("add-activity-to-basket", NO_BASKET);
  const { user } = await renderAdd(
    {
      handlers: [opened.handler, added.handler, galaxy.get("get-basket", NO_BASKET)],
      settings: { contact: { phone: "0280-12 34", link: null } },
    },
    { booking: activity },
  );
  await user.click(button());
  await screen.findByText(/^Booking needs cookies/);
  expect(screen.getByRole("link", { name: "0280-12 34" })).toBeInTheDocument();
  // Who allows cookies then adds again, without a reload.
  galaxyServer.use(galaxy.get("get-basket", basketWith()), galaxy.post("add-activity-to-basket", ADDED));
  await user.click(button());
  await screen.findByText("Added to your basket");
});

test.each([
  ["an empty temporary cart can be tried again", [], "We couldn't add this. Please try again."],
  ["a missing search id cannot", items.map((item) => ({ ...item, searchId: "" })), "We couldn't add this."],
])("ER-01 EC-01 Error 0: %s, and the button says it", async (_, wrong, words) => {
  const { user } = await renderAdd({ handlers: [] }, { items: wrong });
  await user.click(button());
  expect(await screen.findByText(words)).toBeVisible();
});

test("CT-02 a lost answer is looked for until it is known, also when its button is gone and no badge is there", async () => {
  const { opened, added } = galaxyThat("add-activity-to-basket", networkError);
  const { user, cart, unmount } = await renderAdd(
    {
      handlers: [opened.handler, added.handler, galaxy.get("get-basket", basketWith())],
    },
    { booking: activity },
  );
  await user.click(button());
  await screen.findByText("We couldn't add this. Please try again.");
  unmount();
  galaxyServer.use(galaxy.get("get-basket", basketWith("Ski school")));
  await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
  expect(cart.store.getState().bookedDays.activity).toEqual([activity.day]);
});

test("ER-02 EC-04 the lost answer of an accommodation is Error 3 with the modal, and no spinner is left", async () => {
  const { opened, added } = galaxyThat("add-accommodation-to-basket", networkError);
  const { user, cart } = await renderAdd({
    handlers: [opened.handler, added.handler, galaxy.get("get-basket", basketWith())],
  });
  await user.click(button());
  await waitFor(() =>
    expect(cart.store.getState().failure).toMatchObject({ error: 3, showsModal: true, found: "absent" }),
  );
  await waitFor(() => expect(button()).not.toHaveAttribute("aria-busy"));
});

const week = {
  start: "2027-02-06",
  end: "2027-02-13",
  rooms: [{ adults: 2, childrenAges: [] }],
};

function Prices({ productId }: { readonly productId: string }) {
  const { data } = useQuery(accommodationQuery({ ...week, productId }));
  return <p>{data?.searchId}</p>;
}

test("ER-01 Error 2 for an expired search: its prices are fetched again, those of other searches are not", async () => {
  const { opened, looked } = galaxyThat("add-accommodation-to-basket");
  const refused = { code: 500, errorMessage: "Unknown SearchId" };
  const searches: Record<string, string[]> = { "2001": ["s-1", "s-2"], "2002": ["t-1", "t-2"] };
  const searched = recorded("availability/accommodation", ({ params }) =>
    wireAvailability([], { SearchId: searches[params.get("productId") ?? ""]?.shift() }),
  );
  const { user } = await renderInHost(
    <>
      <Prices productId="2001" />
      <Prices productId="2002" />
      <AddButton items={items} booking={stay} />
    </>,
    inHost({
      handlers: [
        opened.handler,
        looked.handler,
        searched.handler,
        galaxy.post("add-accommodation-to-basket", refused),
      ],
    }),
  );
  await screen.findByText("s-1");
  await screen.findByText("t-1");
  await user.click(button());
  await screen.findByText("s-2");
  expect(screen.getByText("t-1")).toBeInTheDocument();
  expect(searched.calls).toHaveLength(3);
});
