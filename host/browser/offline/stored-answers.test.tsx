import { NetworkError, QueryClient, useQuery } from "@stays/contract";
import { QueryClientProvider } from "@stays/contract/host";
import { basketQuery } from "@stays/galaxy";
import { render } from "@testing-library/react";
import { answerAddress } from "../../app/offline/storage-addresses.ts";
import { packData } from "../../app/page/packed-data.ts";
import { createShownPrices } from "../../app/shell/prices-age.ts";
import { answerFromStorage } from "./stored-answers.ts";

const KEY = ["galaxy", "availability/accommodation", { start: "2027-02-06" }];
const HASH = JSON.stringify(KEY);
const lost = () => Promise.reject(new NetworkError("availability/accommodation", "no answer"));
const HOUR = 3_600_000;

/** The browser's cache storage with one answer of an edition. */
function storeAnswer(edition: string, at: number, hash = HASH) {
  const address = answerAddress(edition, hash);
  const match = async (asked: string) =>
    asked === address ? { json: async () => ({ at, data: packData("stored") }) } : undefined;
  Object.defineProperty(globalThis, "caches", { value: { match }, configurable: true });
}

function pageContext(edition = "A") {
  const client = new QueryClient();
  const prices = createShownPrices();
  const isStored = answerFromStorage(client, edition, prices);
  return { client, prices, isStored };
}

test("ER-02 a call without any answer is answered from the storage", async () => {
  storeAnswer("A", Date.now() - HOUR);
  const { client, isStored } = pageContext();
  await expect(client.fetchQuery({ queryKey: KEY, queryFn: lost })).resolves.toBe("stored");
  expect(isStored(HASH)).toBe(true);
  await client.invalidateQueries();
  await client.fetchQuery({ queryKey: KEY, queryFn: async () => "fresh" });
  expect(isStored(HASH)).toBe(false);
});

test.each([
  [true, "is not shown while the browser is online"],
  [false, "is shown while it is offline"],
])("ER-02 CT-05 the basket that is stored: online %s, %s", async (isOnline) => {
  const { queryKey } = basketQuery();
  storeAnswer("A", Date.now(), JSON.stringify(queryKey));
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  const asked = pageContext().client.fetchQuery({ queryKey, queryFn: lost });
  await (isOnline ? expect(asked).rejects.toThrow("no answer") : expect(asked).resolves.toBe("stored"));
  Reflect.deleteProperty(navigator, "onLine");
});

test.each([
  ["of another release", "B", HOUR],
  ["older than a week", "A", 169 * HOUR],
  ["from before the clock was set back by years", "A", -20_000 * HOUR],
])("ER-02 FE-02 an answer %s is not shown", async (_, edition, age) => {
  storeAnswer(edition, Date.now() - age);
  await expect(pageContext().client.fetchQuery({ queryKey: KEY, queryFn: lost })).rejects.toThrow(
    "no answer",
  );
});

test("ER-02 a server that answers with an error is no lost connection", async () => {
  storeAnswer("A", Date.now());
  const failed = () => Promise.reject(new NetworkError("availability/accommodation", "502", { status: 502 }));
  await expect(pageContext().client.fetchQuery({ queryKey: KEY, queryFn: failed })).rejects.toThrow("502");
});

test("ER-02 without a network a list is as old as its oldest page (ruling 195)", () => {
  const Stays = () => String(useQuery({ queryKey: KEY, queryFn: lost, staleTime: HOUR }).isSuccess);
  const client = new QueryClient();
  const now = Date.now();
  const pages = [{ askedAt: now }, { askedAt: now - HOUR }, {}];
  client.setQueryData(KEY, { pages, pageParams: [] }, { updatedAt: now });
  render(
    <QueryClientProvider client={client}>
      <Stays />
    </QueryClientProvider>,
  );
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  const prices = createShownPrices();
  answerFromStorage(client, "A", prices);
  expect(prices.getState().at).toBe(now - HOUR);
  Reflect.deleteProperty(navigator, "onLine");
});

test("ER-02 a page whose answers came before the network was lost says their time at once", () => {
  const Prices = () => useQuery({ queryKey: KEY, queryFn: lost, staleTime: HOUR }).data;
  const client = new QueryClient();
  const at = Date.now() - 60_000;
  client.setQueryData(KEY, "prices", { updatedAt: at });
  render(
    <QueryClientProvider client={client}>
      <Prices />
    </QueryClientProvider>,
  );
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  const prices = createShownPrices();
  answerFromStorage(client, "A", prices);
  Reflect.deleteProperty(navigator, "onLine");
  expect(prices.getState()).toEqual({ at, isStored: false });
});
