import { QueryClient } from "@stays/contract";
import { basketQuery } from "@stays/galaxy";
import { announceBasketChange, followOtherTabs } from "./basket-tabs.ts";

const { queryKey } = basketQuery();

describe("CT-04 the basket is requested again", () => {
  const channels: EventTarget[] = [];
  /** jsdom has no channels between tabs. */
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage() {
      for (const other of channels) if (other !== this) other.dispatchEvent(new Event("message"));
    }
  }
  beforeEach(() => {
    channels.length = 0;
    Object.assign(globalThis, { BroadcastChannel: Channel });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));

  const tab = () => {
    const client = new QueryClient();
    client.setQueryData<unknown>(queryKey, null);
    followOtherTabs(client);
    return { client, isStale: () => client.getQueryState(queryKey)?.isInvalidated };
  };

  test("when another tab has changed it", () => {
    const [here, there] = [tab(), tab()];
    announceBasketChange(there.client);
    expect(here.isStale()).toBe(true);
    expect(there.isStale()).toBe(false);
  });

  test.each([
    ["comes from the cache for Back", true],
    ["is loaded", false],
  ])("when the page %s: %s", (_, persisted) => {
    const { isStale } = tab();
    const shown = Object.assign(new Event("pageshow"), { persisted });
    window.dispatchEvent(shown);
    expect(isStale()).toBe(persisted);
  });

  test("when the visitor comes back to the tab, not when it is hidden, also where the browser refuses a channel", () => {
    Object.assign(globalThis, {
      BroadcastChannel: jest.fn(function refuse() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }),
    });
    const { isStale } = tab();
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isStale()).toBe(false);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isStale()).toBe(true);
    visibility.mockRestore();
  });
});
