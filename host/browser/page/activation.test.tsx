import { galaxy, galaxyServer, settingsFixture } from "@stays/testing";
import { createTexts } from "@stays/texts";
import { act } from "@testing-library/react";
import { createAnalytics } from "../analytics/analytics.ts";
import { sendProblem, sendSlowLoad } from "../telemetry/server-log.ts";
import { onceActivated } from "./activation.ts";
import { browserGalaxy } from "./browser-galaxy.ts";

let isPrerendering = true;
Object.defineProperty(document, "prerendering", { configurable: true, get: () => isPrerendering });
const sendBeacon = jest.fn(() => true);
Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });

function activate(): void {
  isPrerendering = false;
  document.dispatchEvent(new Event("prerenderingchange"));
}

beforeEach(() => {
  isPrerendering = true;
  sendBeacon.mockClear();
  document.head.replaceChildren();
});

const scripts = () => document.head.querySelectorAll("script").length;
const problem = { remote: "host", release: "1", operation: "run", message: "x" };

test.each<[string, () => void, () => number]>([
  ["a task", () => onceActivated(() => navigator.sendBeacon("/log")), () => sendBeacon.mock.calls.length],
  ["a problem", () => sendProblem(problem), () => sendBeacon.mock.calls.length],
  [
    "a slow load",
    () => sendSlowLoad({ remote: "mf-cart", release: "1", module: "x", ms: 3000 }),
    () => sendBeacon.mock.calls.length,
  ],
  [
    "the script of the consent platform",
    () => {
      const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
      const settings = settingsFixture({ analytics: { consentPlatform: "https://ask.example.com/ask.js" } });
      createAnalytics(settings, texts, "en").track({ event: "search", search_term: "", number_of_rooms: 1 });
    },
    scripts,
  ],
])("of a page that is rendered in advance %s waits for the visitor", async (_, start, count) => {
  jest.useFakeTimers();
  start();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(count()).toBe(0);
  activate();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(count()).toBe(1);
  jest.useRealTimers();
});

const sent: string[] = [];
galaxyServer.events.on("request:start", ({ request }) => sent.push(request.url));

test.each([
  ["create-basket", "get", false],
  ["get-basket", "get", false],
  ["add-basket-addon", "get", false],
  ["get-basket-addon", "get", false],
  ["add-accommodation-to-basket", "post", false],
  ["an-operation-of-tomorrow", "post", false],
  ["availability/accommodation", "get", true],
  ["availability/calendar", "get", true],
  ["get-accommodation-content", "get", true],
] as const)(
  "of a page that is rendered in advance %s by %s is sent at once: %s",
  async (operation, method, isSent) => {
    sent.length = 0;
    galaxyServer.use(galaxy[method](operation, {}), galaxy.get("availability/activity", {}));
    const own = browserGalaxy("en", () => {});
    const answer = own[method](operation, {});
    // A call that does not wait is answered before one that is sent after it.
    await own.get("availability/activity");
    expect(sent.filter((address) => address.endsWith(operation))).toHaveLength(isSent ? 1 : 0);
    activate();
    await answer;
    expect(sent.filter((address) => address.endsWith(operation))).toHaveLength(1);
  },
);
