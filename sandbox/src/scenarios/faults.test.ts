import { twoAdults, useSandbox } from "../sandbox.fixture.ts";

const { ask, post, send } = useSandbox({ faults: true });
const order = async (what: string, values: object) => (await post(`/sandbox/${what}`, values)).status;
const getBasket = () => send("/en/api/galaxy/stays/get-basket");
const clear = () => send("/sandbox/faults", { method: "DELETE" });
afterEach(clear);

test("a fault ends after some calls", async () => {
  expect(await order("faults", { operation: "getBasket", kind: "fail", remaining: 1 })).toBe(204);
  expect([(await getBasket()).status, (await getBasket()).status]).toEqual([503, 200]);
});

test("an impossible fault is rejected", async () => {
  expect(await order("faults", { operation: "getBasket", kind: "melt" })).toBe(400);
  expect(await order("faults", { operation: "getBasket", kind: "code", code: "7" })).toBe(400);
});

test("a hanging operation answers once the faults are cleared", async () => {
  await order("faults", { operation: "getBasket", kind: "hang" });
  const hanging = getBasket();
  await clear();
  expect(await (await hanging).json()).toMatchObject({ code: 404 });
});

test("stock can be set", async () => {
  expect(await order("stock", { productId: 1001, remaining: 0 })).toBe(204);
  const week = `start=2027-02-01&end=2027-02-05&${twoAdults}&productId=1001`;
  expect(await ask("searchAccommodation", week)).toMatchObject({ code: 500 });
});
