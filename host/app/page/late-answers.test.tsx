import { QueryClient, useQuery } from "@stays/contract";
import { hashKey, QueryClientProvider } from "@stays/contract/host";
import { act, render, screen } from "@testing-library/react";
import { createLateAnswersReader, LATE_ANSWERS, type LateAnswers } from "./late-answers.ts";

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
  block.textContent = JSON.stringify({ answers: {}, awaited: [], hasContent: false, ...part });
  document.body.append(block);
  await act(async () => dispatchEvent(new Event(LATE_ANSWERS.event)));
}

/** The page that has asked for prices as the server has, and what it knows of them. */
function open() {
  const reader = createLateAnswersReader(client);
  reader.expect([hash]);
  const answer = reader.answerOf(hash);
  void client.prefetchQuery({
    queryKey: PRICES,
    queryFn: async () => (await answer) ?? ask(),
  });
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

test("FE-02 nothing changes before the first part is hydrated", async () => {
  const { reader, price } = open();
  await come({ answers: { [hash]: "SEK 100" }, hasContent: true });
  expect(price()).toBeUndefined();
  await act(async () => reader.start());
  expect(price()).toBe("SEK 100");
});

test("FE-02 an answer that came with HTML is there at once, so that React can hydrate it for an urgent update", async () => {
  const { reader, price } = open();
  await come({ answers: { [hash]: "SEK 100" }, hasContent: true });
  reader.start();
  expect(price()).toBe("SEK 100");
  await act(async () => {});
  expect(ask).not.toHaveBeenCalled();
});

test("FE-02 an answer that comes alone waits until what shows it is hydrated", async () => {
  const { reader, price } = open();
  reader.start();
  await come({ answers: { [hash]: "SEK 100" } });
  expect(price()).toBeUndefined();
  showPrice();
  expect(screen.getByText("loading")).toBeInTheDocument();
  expect(await screen.findByText("SEK 100")).toBeInTheDocument();
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
  expect(reader.answerOf(hashKey(["other"]))).toBeNull();
  reader.start();
  await come({ awaited: [hashKey(["other"])] });
  expect(reader.answerOf(hashKey(["other"]))).not.toBeNull();
});
