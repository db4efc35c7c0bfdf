import { QueryClient, useQuery, useSuspenseQuery } from "@stays/contract";
import { hashKey, QueryClientProvider } from "@stays/contract/host";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createLateAnswersReader, LATE_ANSWERS, type LateAnswers } from "./late-answers.ts";
import { packData } from "./packed-data.ts";

const PRICES = ["prices"];
const hash = hashKey(PRICES);
let client: QueryClient;
/** Calls that the browser makes itself. */
let ask: jest.Mock<Promise<string>, []>;

beforeEach(() => {
  client = new QueryClient();
  ask = jest.fn(async () => "own price");
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
});
afterEach(() => {
  dispatchEvent(new Event("DOMContentLoaded"));
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  document.body.replaceChildren();
});

/** A part of the document, as the server streams it. */
async function come(part: Partial<LateAnswers>): Promise<void> {
  const block = document.createElement("script");
  block.type = "application/json";
  block.setAttribute(LATE_ANSWERS.attribute, "");
  block.textContent = JSON.stringify(packData({ answers: {}, awaited: [], hasContent: false, ...part }));
  document.body.append(block);
  await act(async () => dispatchEvent(new Event(LATE_ANSWERS.event)));
}

/** The page that has asked for prices and more as the server has, and what it knows of the prices. */
function open(...more: readonly string[]) {
  const reader = createLateAnswersReader(client);
  const keys = [PRICES, ...more.map((key) => [key])];
  reader.expect(keys.map(hashKey));
  for (const queryKey of keys) {
    const answer = reader.getAnswer(hashKey(queryKey));
    void client.prefetchQuery({ queryKey, queryFn: async () => (await answer) ?? ask() });
  }
  const price = () => client.getQueryData(PRICES);
  return { reader, price };
}

function Price() {
  return <p>{useQuery({ queryKey: PRICES, queryFn: ask, staleTime: 60_000 }).data ?? "loading"}</p>;
}
const showPrice = () =>
  render(
    <QueryClientProvider client={client}>
      <Price />
    </QueryClientProvider>,
  );

test("FE-02 an answer that comes with the HTML that needs it is there at once, and nothing is requested", async () => {
  const { reader, price } = open();
  reader.start();
  await come({ answers: { [hash]: "SEK 100" }, hasContent: true });
  expect(price()).toBe("SEK 100");
  expect(ask).not.toHaveBeenCalled();
});

test("FE-02 an answer that came with HTML is there once the first part is hydrated, for an urgent update too", async () => {
  const { reader, price } = open();
  await come({ answers: { [hash]: "SEK 100" }, hasContent: true });
  expect(price()).toBeUndefined();
  reader.start();
  expect(price()).toBe("SEK 100");
  await act(async () => {});
  expect(ask).not.toHaveBeenCalled();
});

test("FE-02 an answer that comes alone waits until all parts are hydrated, not only the first that shows it", async () => {
  const tasks: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (task: () => void) => tasks.push(task) });
  const { reader, price } = open();
  reader.start();
  await come({ answers: { [hash]: "SEK 100" } });
  showPrice();
  await act(async () => {});
  expect(price()).toBeUndefined();
  for (const task of tasks) task();
  expect(await screen.findByText("SEK 100")).toBeInTheDocument();
});

/** A part of the page that the server sends with its own answer, beside the price if that has come. */
function Part({ name }: { readonly name: string }) {
  const { data } = useSuspenseQuery({ queryKey: [name], queryFn: async () => name, staleTime: 60_000 });
  return (
    <section aria-label={data}>
      <Price />
    </section>
  );
}

function renderPart(name: string, answers: Readonly<Record<string, string>>): string {
  const server = new QueryClient();
  for (const [key, answer] of Object.entries(answers)) server.setQueryData([key], answer);
  return renderToString(inPage(server, <Part name={name} />));
}
const inPage = (queries: QueryClient, part: ReactNode) => (
  <QueryClientProvider client={queries}>
    <Suspense>{part}</Suspense>
  </QueryClientProvider>
);

test("FE-02 a part that was rendered without an answer is hydrated without it, also where a later part has come with it", async () => {
  const tasks: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (task: () => void) => tasks.push(task) });
  const { reader } = open("stay", "rating");
  function Page() {
    useEffect(reader.start, []);
    return ["stay", "rating"].map((name) => <Suspense key={name}>{<Part name={name} />}</Suspense>);
  }
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML =
    renderPart("stay", { stay: "stay" }) + renderPart("rating", { rating: "rating", prices: "SEK 100" });
  const awaited = [hash, hashKey(["rating"])];
  await come({ answers: { [hashKey(["stay"])]: "stay" }, awaited, hasContent: true });
  await come({ answers: { [hash]: "SEK 100" }, awaited: awaited.slice(1) });
  await come({ answers: { [hashKey(["rating"])]: "rating" }, hasContent: true });
  const onRecoverableError = jest.fn();
  await act(async () =>
    hydrateRoot(
      root,
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
      { onRecoverableError },
    ),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole("region", { name: "stay" })).toHaveTextContent("loading");
  for (const task of tasks.splice(0)) await act(async () => task());
  expect(screen.getByRole("region", { name: "stay" })).toHaveTextContent("SEK 100");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test("FE-02 an answer that came alone is there when HTML comes that was rendered with it", async () => {
  const { reader, price } = open();
  reader.start();
  await come({ answers: { [hash]: "SEK 100" } });
  await come({ hasContent: true });
  expect(price()).toBe("SEK 100");
});

test("FE-02 a browser that hydrates after the whole document has come keeps to the same order", async () => {
  const { reader, price } = open();
  await come({ answers: { [hash]: "SEK 100" } });
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  await act(async () => reader.start());
  expect(price()).toBeUndefined();
  showPrice();
  expect(await screen.findByText("SEK 100")).toBeInTheDocument();
});

test("FE-02 what nothing on the page observes is there for the next visit", async () => {
  const { reader, price } = open();
  reader.start();
  await come({ answers: { [hash]: "SEK 100" } });
  await act(async () => reader.endVisit());
  expect(price()).toBeUndefined();
  await act(async () => reader.endVisit());
  expect(price()).toBe("SEK 100");
});

test("FE-03 what the server's call failed for is requested at once", async () => {
  const { reader, price } = open();
  reader.start();
  await come({ awaited: [hash] });
  expect(ask).not.toHaveBeenCalled();
  await come({});
  expect(price()).toBe("own price");
});

test("FE-03 what has not come with the document is requested, such as after a lost connection", async () => {
  const { reader, price } = open();
  reader.start();
  await act(async () => dispatchEvent(new Event("DOMContentLoaded")));
  expect(price()).toBe("own price");
});

test("FE-02 a request that the server does not make is the browser's own", async () => {
  const { reader } = open();
  expect(reader.getAnswer(hashKey(["other"]))).toBeNull();
  reader.start();
  await come({ awaited: [hashKey(["other"])] });
  expect(reader.getAnswer(hashKey(["other"]))).not.toBeNull();
});

test("FE-04 answers that a failed release has read are forgotten, those to come too: the page asks itself", async () => {
  const { reader, price } = open("more");
  reader.start();
  reader.forget();
  await come({ answers: { [hash]: "SEK 100", [hashKey(["more"])]: "more" }, awaited: [], hasContent: true });
  expect(price()).toBe("own price");
  expect(reader.getAnswer(hash)).toBeNull();
  expect(client.getQueryData(["more"])).toBe("own price");
});
