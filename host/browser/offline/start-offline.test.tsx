import { QueryClient } from "@stays/contract";
import { imageAddress } from "@stays/domain";
import { act, render, waitFor } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { ShownAddress } from "../../app/page/shown-address.tsx";
import type { KeepMessage } from "./page-storage.ts";
import { keepPages } from "./start-offline.ts";

const VILLAGE = ["galaxy", "availability/accommodation", { village: 2001 }];

let goTo: (address: string) => void = () => {};

function Page() {
  goTo = useNavigate();
  return <ShownAddress />;
}

/** A page view whose browser is idle when the test says so, and the messages to its service worker. */
async function openResults() {
  const messages: KeepMessage[] = [];
  const tasks: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (task: () => void) => tasks.push(task) });
  const active = { postMessage: (message: KeepMessage) => messages.push(message) };
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  let observe: (list: { getEntries(): readonly { readonly name: string }[] }) => void = () => {};
  class ResourceObserver {
    constructor(callback: typeof observe) {
      observe = callback;
    }
    observe() {}
  }
  Object.defineProperty(globalThis, "PerformanceObserver", { value: ResourceObserver, configurable: true });
  const client = new QueryClient();
  render(
    <MemoryRouter initialEntries={["/en/stays"]}>
      <Page />
    </MemoryRouter>,
  );
  await keepPages({
    client,
    edition: "A",
    prefix: "en",
    loadTexts: async () => {},
    isStored: () => false,
  });
  /** Ends what the browser does, and returns the last message. */
  const idle = async () => {
    const count = messages.length;
    for (const task of tasks.splice(0)) task();
    await waitFor(() => expect(messages.length).toBeGreaterThan(count));
    return messages.at(-1);
  };
  /** The page has loaded resources. */
  const loaded = (...names: readonly string[]) =>
    observe({ getEntries: () => names.map((name) => ({ name })) });
  return { client, idle, loaded, tasks };
}

test("ER-02 a page is stored when its calls are answered, with these answers", async () => {
  const { client, idle } = await openResults();
  act(() => goTo("/en/stays/village/2001"));
  let answer: (data: string) => void = () => {};
  const asked = client.fetchQuery({
    queryKey: VILLAGE,
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  expect(await idle()).toMatchObject({ address: null, answers: [] });
  answer("cabins");
  await asked;
  expect(await idle()).toMatchObject({
    address: "/en/stays/village/2001",
    answers: [{ queryHash: JSON.stringify(VILLAGE), data: "cabins" }],
  });
});

test("ER-02 of a list that has grown only the new page is sent, and nothing that would not be stored", async () => {
  const { client, idle } = await openResults();
  const key = ["galaxy", "availability/accommodation", "pages", {}];
  const [first, second] = [{ askedAt: 1 }, { askedAt: 2 }];
  const pageParams = [{ page: 1 }, { page: 2 }];
  client.setQueryData(["galaxy", "validate-promocode", { promoCode: "FRIENDS" }], { isValid: true });
  client.setQueryData(key, { pages: [first], pageParams: pageParams.slice(0, 1) }, { updatedAt: 1 });
  expect((await idle())?.answers.map(({ data }) => data)).toEqual([{ pageParams: [{ page: 1 }] }, first]);
  client.setQueryData(key, { pages: [first, second], pageParams }, { updatedAt: 2 });
  expect((await idle())?.answers.map(({ data }) => data)).toEqual([{ pageParams }, second]);
});

test("ER-02 the photos that a page loads are sent once, map tiles never", async () => {
  const { idle, loaded, tasks } = await openResults();
  const photo = (uri: string) => imageAddress(uri, { width: 800, height: 450 }, "https://images.example.com");
  const [cabin, lodge] = [photo("cabin.jpg"), photo("lodge.jpg")];

  loaded(`${location.origin}/tiles/12/1/2.png`, `${location.origin}/flags/se.svg`);
  expect(tasks).toEqual([]);
  loaded(cabin);
  loaded(lodge, cabin);
  expect(tasks).toHaveLength(1);
  expect(await idle()).toMatchObject({ files: [], photos: [cabin, lodge] });

  loaded(`${location.origin}/assets/js/late.js`);
  expect(await idle()).toMatchObject({ files: ["/assets/js/late.js"], photos: [] });
});
