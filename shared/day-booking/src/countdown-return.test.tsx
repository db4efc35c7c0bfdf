import { useLocation } from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { renderInHost, useTestClock } from "@stays/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { CountdownToBasket } from "./countdown-to-basket.tsx";

useTestClock();

const ADDRESS = "/en/stays/upsell/transport";
const inHost = { texts: activitySharedTexts, address: ADDRESS };
const message = "Choose dates for your stay first";

/** The page with the countdown, and another page of the site. */
function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return pathname === ADDRESS ? (
    <>
      <CountdownToBasket message={message} />
      <button type="button" onClick={() => void navigate("/en/stays")}>
        Find a stay
      </button>
    </>
  ) : (
    <button type="button" onClick={() => void navigate(ADDRESS)}>
      Transport
    </button>
  );
}

const loadedBy = (type: NavigationTimingType) =>
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
const isCounting = () => screen.queryByRole("button", { name: "Stay here" }) !== null;

// jsdom does not implement navigation timing.
beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
});
afterEach(() => jest.restoreAllMocks());

test("ruling 42 UP-02 out of the back/forward cache the countdown has stopped, and the basket stays in reach", async () => {
  const { left } = await renderInHost(<CountdownToBasket message={message} />, inHost);
  expect(isCounting()).toBe(true);
  act(() => void fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true })));
  expect(isCounting()).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent("You stay on this page.");
  expect(screen.getByRole("button", { name: "Go to the basket" })).not.toHaveFocus();
  expect(left).toEqual([]);
});

test.each([
  ["by Back", "back_forward", false],
  ["by a reload", "reload", true],
] as const)("ruling 42 UP-02 loaded again %s it counts: %s, %s", async (_, type, counts) => {
  const first = await renderInHost(<CountdownToBasket message={message} />, inHost);
  expect(isCounting()).toBe(true);
  const { countedDown, ...kept } = window.history.state;
  expect(countedDown).toBe(performance.timeOrigin);
  first.unmount();
  // The next document, loaded later on the same history entry.
  const pushState = jest.spyOn(window.history, "pushState").mockImplementation(() => {});
  window.history.replaceState({ ...kept, countedDown: 0 }, "");
  loadedBy(type);
  await renderInHost(<CountdownToBasket message={message} />, inHost);
  pushState.mockRestore();
  expect(isCounting()).toBe(counts);
});

test("ruling 42 TR-01 within the site: counts at each new visit, not when Back leads there", async () => {
  const { user } = await renderInHost(<Site />, inHost);
  expect(isCounting()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Find a stay" }));
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("You stay on this page."));
  expect(isCounting()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Find a stay" }));
  await user.click(screen.getByRole("button", { name: "Transport" }));
  expect(isCounting()).toBe(true);
});

test("UP-04 shown anew on the same visit, as after Try again, it counts", async () => {
  const { rerender } = await renderInHost(<CountdownToBasket key="1" message={message} />, inHost);
  rerender(<CountdownToBasket key="2" message={message} />);
  expect(isCounting()).toBe(true);
});
