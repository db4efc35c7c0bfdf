import { type Problem, QueryClient } from "@stays/contract";
import { provideGalaxy } from "@stays/contract/host";
import { basketQuery } from "@stays/galaxy";
import { createGalaxy } from "@stays/galaxy/http";
import {
  type GalaxyAnswer,
  galaxy,
  galaxyServer,
  networkError,
  type SettingsOverrides,
  settingsFixture,
  wireRefusal,
} from "@stays/testing";
import { ADDED, basketWith, extra, offer, SOLD_OUT } from "../add-button/add-button.fixture.tsx";
import { addItems } from "./add-items.ts";
import type { Order } from "./add-rules.ts";
import { cartItemFixture, itemStayFixture } from "./cart-item.fixture.ts";

// Each test is a new visitor: no pending add from the previous test.
beforeEach(() => sessionStorage.clear());

const DAY = "2026-12-05";
/** Its line in the basket is that of `basketWith`. */
const item = cartItemFixture({ stay: itemStayFixture({ start: DAY, end: "2026-12-12" }) });
const OPERATIONS = {
  accommodation: "add-accommodation-to-basket",
  activity: "add-activity-to-basket",
  transport: "add-activity-transport-to-basket",
};

/** What Galaxy answers; by default the add succeeds. */
interface Answers {
  readonly opened?: GalaxyAnswer;
  readonly added?: GalaxyAnswer;
  readonly offered?: GalaxyAnswer;
  readonly basket?: GalaxyAnswer;
}

/** Settings and kind of an add; upsell and extras are off by default. */
type Rules = SettingsOverrides & { readonly kind?: Order["kind"] };

/** A tab that knows that there is no basket yet. Its adds return their end, their calls in order, and what they log. */
function openTab() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideGalaxy(
    client,
    createGalaxy({
      baseUrl: window.location.origin,
      language: "en",
      timeoutMs: 60_000,
      requestId: () => "test",
    }),
  );
  client.setQueryData(basketQuery().queryKey, null);
  return async (rules: Rules = {}, answers: Answers = {}, items: Order["items"] = [item]) => {
    const { kind = "accommodation", addonModalActive = false, upsell } = rules;
    const calls: string[] = [];
    const problems: Problem[] = [];
    const called =
      (name: string, answer: GalaxyAnswer): GalaxyAnswer =>
      (call) => {
        calls.push(name);
        return typeof answer === "function" ? answer(call) : answer;
      };
    galaxyServer.use(
      galaxy.get("create-basket", called("create-basket", answers.opened ?? 48213)),
      galaxy.post(OPERATIONS[kind], called("add", answers.added ?? ADDED)),
      galaxy.get("get-basket", called("get-basket", answers.basket ?? basketWith())),
      galaxy.get("get-basket-addon", called("get-basket-addon", answers.offered ?? offer(false, [extra]))),
    );
    const end = await addItems(
      client,
      { kind, items },
      {
        settings: settingsFixture({ addonModalActive, upsell: { active: false, ...upsell } }),
        day: kind === "accommodation" ? null : DAY,
        checkForEarlier: async () => {},
        notifyAdded: () => calls.push("notify"),
        report: (problem) => problems.push(problem),
      },
    );
    return { end, calls, problems };
  };
}

const firstAdd = (...add: Parameters<ReturnType<typeof openTab>>) => openTab()(...add);

/** Settings × answer of get-basket-addon → destination (CT-03). */
test.each([
  ["extras off", false, false, offer(false, [extra]), "addons"],
  ["extras off, upsell on", false, true, offer(false, [extra]), "addons"],
  ["extras on offer", true, false, offer(false, [extra]), "extras"],
  ["extras on offer, upsell on", true, true, offer(false, [extra]), "extras"],
  ["redirect", true, false, offer(true, []), "basket"],
  ["redirect, upsell on", true, true, offer(true, []), "upsell"],
  ["no extras", true, false, offer(false, []), "basket"],
  ["no extras, upsell on", true, true, offer(false, []), "basket"],
  ["no basket", true, false, wireRefusal(404), "basket"],
  ["no basket, upsell on", true, true, wireRefusal(404), "basket"],
  ["code 500", true, true, wireRefusal(500), "panel"],
  ["no answer", true, false, networkError, "panel"],
])(
  "CT-03 AD-03 ER-02 after an accommodation, %s: done, and nothing is logged",
  async (_, addonModalActive, active, offered, destination) => {
    const { end, problems } = await firstAdd({ addonModalActive, upsell: { active } }, { offered });
    expect(end).toEqual({ at: "done", bookItemIds: [90011], destination });
    expect(problems).toEqual([]);
  },
);

test.each(["activity", "transport"] as const)(
  "CT-03 after an add of kind %s the visitor stays, with the basket open; extras are not asked for",
  async (kind) => {
    const { end, calls } = await firstAdd({ kind, addonModalActive: true, upsell: { active: true } });
    expect(end).toMatchObject({ at: "done", destination: "panel" });
    expect(calls).toEqual(["create-basket", "add", "notify"]);
  },
);

test("CT-04 create-basket comes before the first add, and not again in the same page load", async () => {
  const add = openTab();
  expect((await add()).calls).toEqual(["create-basket", "add", "notify"]);
  expect((await add()).calls).toEqual(["add", "notify"]);
});

/** Kind × answer → error, its message, and what is logged (rulings 6, 8, 21, 53). */
const SOLD = "Not enough availability";
test.each([
  ["accommodation", { opened: wireRefusal(500, "no") }, 1, "no", "code 500: no"],
  ["accommodation", { added: wireRefusal(404, "gone") }, 1, "gone", "code 404: gone"],
  ["accommodation", { added: wireRefusal(0, "late") }, 3, "late", "code 0: late"],
  ["accommodation", { added: wireRefusal(500, "no") }, 2, SOLD, "code 500: no"],
  ["accommodation", { added: wireRefusal(503, "no") }, 2, SOLD, "code 503: no"],
  ["accommodation", { added: SOLD_OUT }, 2, SOLD, "Sold out"],
  ["activity", { added: wireRefusal(404, "gone") }, 1, "gone", "code 404: gone"],
  ["activity", { added: wireRefusal(0, "late") }, 2, SOLD, "code 0: late"],
  ["activity", { added: wireRefusal(-1, "no") }, 2, SOLD, "code -1: no"],
  ["transport", { added: wireRefusal(404, "gone") }, 1, "gone", "code 404: gone"],
  ["transport", { added: wireRefusal(500, "no") }, 2, SOLD, "code 500: no"],
  ["transport", { added: SOLD_OUT }, 2, SOLD, "Sold out"],
] as const)("ER-01 EC-04 %s refused with %j is Error %i", async (kind, answers, error, message, logged) => {
  const isInBasket = { basket: basketWith("Cabin Pine") };
  const { end, calls, problems } = await firstAdd({ kind }, { ...isInBasket, ...answers });
  const showsModal = kind === "accommodation";
  expect(end).toMatchObject({ at: "failed", failure: { error, message, showsModal } });
  const operation = "opened" in answers ? "create-basket" : OPERATIONS[kind];
  expect(problems).toMatchObject([{ operation, message: logged }]);
  expect(calls).not.toContain("notify");
  // A refusal is an answer: only code 404 reads the basket, to know whether there is one.
  expect(calls.includes("get-basket")).toBe(error === 1 && "added" in answers);
});

test("ER-01 without a basket nothing is added", async () => {
  const { end, calls } = await firstAdd({}, { opened: networkError });
  expect(end).toMatchObject({ at: "failed", failure: { error: 1, showsModal: true } });
  expect(calls).toEqual(["create-basket"]);
});

const unknownBasket = { added: wireRefusal(404, "gone"), basket: wireRefusal(404) };
test.each([
  ["says that the browser keeps no cookies when Galaxy does not know the basket", unknownBasket, true],
  ["says nothing of cookies when Galaxy knows it", { ...unknownBasket, basket: basketWith() }, undefined],
  [
    "says nothing of cookies when Galaxy does not answer",
    { ...unknownBasket, basket: networkError },
    undefined,
  ],
])("EC-02 an add with code 404 %s", async (_, answers, needsCookies) => {
  const { end } = await firstAdd({}, answers);
  expect("failure" in end && end.failure.needsCookies).toBe(needsCookies);
});

test("EC-02 an add with code 404 that opened no basket does not ask for it, and the next add opens one", async () => {
  const add = openTab();
  await add();
  expect((await add({}, unknownBasket)).calls).toEqual(["add"]);
  expect((await add()).calls).toEqual(["create-basket", "add", "notify"]);
});

test.each([
  ["an empty temporary cart", {}, [], "No products in temp cart"],
  ["no search id", { kind: "activity" }, [{ ...item, searchId: "" }], "SearchId is missing"],
  ["lines of two searches", {}, [item, { ...item, searchId: "s-2" }], "Products of several searches"],
  [
    "a page type without activities to add",
    { kind: "activity", upsell: { pageType: "upsellrecommend" } },
    [item],
    "Upsell page type is wrong upsellrecommend",
  ],
] as const)("ER-01 Error 0, logged, no call and no modal: %s", async (_, rules, items, message) => {
  const { end, calls, problems } = await firstAdd(rules, {}, items);
  expect(end).toMatchObject({ at: "failed", failure: { error: 0, message, showsModal: false } });
  expect(problems).toMatchObject([{ message }]);
  expect(calls).toEqual([]);
});

test("ruling 31 TR-04 transport can be added on a page type that takes no activities", async () => {
  const { end } = await firstAdd({ kind: "transport", upsell: { pageType: "upsellrecommend" } });
  expect(end).toMatchObject({ at: "done", destination: "panel" });
});

test.each(["accommodation", "activity"] as const)(
  "CT-02 the answer to an add of kind %s is lost: what is in the basket counts as added",
  async (kind) => {
    const { end, calls } = await firstAdd(
      { kind },
      { added: networkError, basket: basketWith("Cabin Pine") },
    );
    expect(end).toMatchObject({ at: "done", bookItemIds: [] });
    expect(calls).toEqual(["create-basket", "add", "get-basket", "notify"]);
  },
);

describe("CT-02 a second click after a lost answer reads the basket before anything is sent", () => {
  /** Loses the answer to an add, and adds again. */
  async function addTwice(first: GalaxyAnswer, second: GalaxyAnswer) {
    const add = openTab();
    const lost = await add({ kind: "activity" }, { added: networkError, basket: first });
    return { lost: lost.end, ...(await add({ kind: "activity" }, { basket: second })) };
  }
  const failure = (found: string) => ({ at: "failed", failure: { error: 3, found, showsModal: false } });

  test("it is there: added, and nothing is sent", async () => {
    const { lost, end, calls } = await addTwice(networkError, basketWith("Cabin Pine"));
    expect(lost).toMatchObject(failure("unknown"));
    expect(end).toEqual({ at: "done", bookItemIds: [], destination: "panel" });
    expect(calls).toEqual(["get-basket", "notify"]);
  });

  test("it is not there: it is sent", async () => {
    const { lost, calls } = await addTwice(basketWith(), basketWith());
    expect(lost).toMatchObject(failure("absent"));
    expect(calls).toEqual(["get-basket", "add", "notify"]);
  });

  test("the basket cannot be read: nothing is sent, and it stays pending", async () => {
    const { end, calls, problems } = await addTwice(networkError, networkError);
    expect(end).toMatchObject(failure("unknown"));
    expect(calls).toEqual(["get-basket"]);
    expect(problems).toMatchObject([{ operation: "get-basket" }]);
  });
});
