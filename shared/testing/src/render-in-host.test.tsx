import {
  Slot,
  useCart,
  useCartActions,
  useNavigateTo,
  usePageContext,
  useSuspenseQuery,
} from "@stays/contract";
import { accommodationQuery } from "@stays/galaxy";
import { screen } from "@testing-library/react";
import { galaxy, networkError, recorded, renderInHost, wireAvailability, wireCabin } from "./index.ts";

const search = {
  start: "2027-02-06",
  end: "2027-02-13",
  personConfigurations: [{ adults: 2, childrenAges: [] }],
};

function Names() {
  const { data } = useSuspenseQuery(accommodationQuery(search));
  return <p>{data.accommodations.map((stay) => stay.name).join() || "none"}</p>;
}

function ShownRoute() {
  const { route } = usePageContext();
  const navigateTo = useNavigateTo();
  return (
    <button type="button" onClick={() => navigateTo({ search: "?name=pine" }, { replace: false })}>
      {`${route.language} ${route.name} ${route.search}`}
    </button>
  );
}

test("the host of a test shows what its Galaxy answers", async () => {
  const { calls, handler } = recorded("availability/accommodation", wireAvailability([wireCabin(3100)]));
  await renderInHost(<Names />, { handlers: [handler] });
  expect(await screen.findByText("Cabin 3100")).toBeInTheDocument();
  expect(calls[0]?.params.get("personConfigurations")).toBe('[{"Adults":2,"ChildrenAges":[]}]');
});

test("a sold out search is an answer, a network error is not", async () => {
  await renderInHost(<Names />, {
    handlers: [galaxy.get("availability/accommodation", { code: 500, errorMessage: "No" })],
  });
  expect(await screen.findByText("none")).toBeInTheDocument();
  expect(networkError().status).toBe(503);
});

test("the address bar is real", async () => {
  const { user, address } = await renderInHost(<ShownRoute />, { address: "/sv/stays?sort=Name-Asc" });
  await user.click(screen.getByRole("button", { name: "sv stayslist ?sort=Name-Asc" }));
  expect(address()).toBe("/sv/stays?name=pine");
  expect(screen.getByRole("button", { name: "sv stayslist ?name=pine" })).toBeInTheDocument();
});

function CartSize() {
  const size = useCart((cart) => cart.items.length);
  const { clear } = useCartActions();
  return (
    <button type="button" onClick={clear}>
      {size}
    </button>
  );
}

test("the cart is one, and slots show what the test puts into them", async () => {
  const item = {
    bookKey: "BK",
    name: "Cabin",
    price: 1,
    currency: "SEK",
    amount: 1,
    id: "cbis:1",
    searchId: "s",
    dormitoryBed: false,
    persons: 1,
  };
  const { user, cart } = await renderInHost(
    <>
      <CartSize />
      <Slot
        name="cart.cart-tab"
        booking={{ kind: "accommodation", accommodationId: null, position: null, day: null }}
      />
    </>,
    { cart: { items: [item] }, slots: { "cart.cart-tab": ({ booking }) => <p>{booking.kind}</p> } },
  );
  expect(screen.getByText("accommodation")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "1" }));
  expect(cart.store.getState().items).toEqual([]);
});
