import { type PageDefinition, QueryClient } from "@stays/contract";
import { settingsFixture } from "@stays/testing";
import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { linkedPage, prefetchLinks } from "./prefetch-links.ts";

const settings = settingsFixture();
const VILLAGE = "/en/stays/village/2001/name?rooms=1";

/** Answers of the page's only request; a rejected one is a failure of Galaxy. */
const answer = jest.fn<Promise<string>, []>();
const page = {
  queries: ({ route }) => [{ queryKey: ["village", route.params.id], queryFn: answer }],
} as Partial<PageDefinition> as PageDefinition;

let client: QueryClient;
let area: HTMLElement;
const requested = jest.fn((_key: object) => Promise.resolve(page));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  answer.mockResolvedValue("a village");
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.history.replaceState(null, "", "/en/stays?rooms=1");
  area = document.createElement("div");
  area.innerHTML = `<a href="${VILLAGE}"><b>Granby</b></a><p>Text</p>`;
  area.addEventListener("click", (event) => event.preventDefault());
  document.body.replaceChildren(area);
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

const watch = () =>
  prefetchLinks(area, { store: { module: requested }, client, settings, today: "2026-11-21" });
const name = () => document.querySelector("b") as Element;
const text = () => document.querySelector("p") as Element;
const settled = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("NF a link under the pointer loads code and data of its page, once", async () => {
  watch();
  await user.hover(name());
  await settled(100);
  expect(requested).toHaveBeenCalledWith({ remote: "mf-property", module: "page-village" });
  expect(client.getQueryData(["village", "2001"])).toBe("a village");
  await user.hover(text());
  await user.hover(name());
  await settled(100);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("NF a pointer that only passes over a link loads nothing", async () => {
  watch();
  await user.hover(name());
  await settled(20);
  await user.hover(text());
  await settled(1000);
  expect(requested).not.toHaveBeenCalled();
});

test("NF a finger or button on a link loads its page at once", async () => {
  watch();
  watch();
  await user.pointer({ keys: "[TouchA>]", target: name() });
  await settled(0);
  expect(client.getQueryData(["village", "2001"])).toBe("a village");
});

test("NF a request that failed is made again by the page", async () => {
  watch();
  answer.mockRejectedValueOnce(new Error("offline"));
  await user.pointer({ keys: "[TouchA>]", target: name() });
  await settled(0);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(["village", "2001"])).toBeUndefined();
});

test("NF visitors who save data load a page with the click only", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  watch();
  await user.pointer({ keys: "[TouchA>]", target: name() });
  expect(requested).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "connection");
});

test.each([
  ["the current page", "/en/stays?rooms=1#main"],
  ["another language", "/sv/stays?rooms=2"],
  ["another site", "https://online.example/en/stays"],
  ["no page", "/en/nowhere"],
])("NF a link to %s opens no page of this document", (_, href) => {
  area.innerHTML = `<a href="${href}">Link</a>`;
  expect(linkedPage(area.querySelector("a"), settings)).toBeNull();
});
