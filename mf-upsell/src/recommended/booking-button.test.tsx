import { activitySharedTexts } from "@stays/day-booking";
import { activityFixture, renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { BookingButton } from "./booking-button.tsx";

const button = (
  <BookingButton activity={activityFixture()} token="bf_1" promoCode="WINTER10" startDate="2027-02-07" />
);

const settings = { widget: { activityPath: "/activity/{id}" } };

async function shown() {
  const view = await renderInHost(button, { texts: activitySharedTexts, settings });
  const script = view.container.querySelector("script");
  if (!script) throw new Error("No script was put into the page.");
  return { ...view, script };
}
const link = () => screen.queryByRole("link", { name: "Book now: Ski school" });

/** Renders a button into the element before the script, as the online site's script does. */
function draw(script: HTMLScriptElement) {
  const widgetButton = document.createElement("button");
  widgetButton.textContent = "Book now";
  script.previousElementSibling?.replaceChildren(widgetButton);
}

test("BW-02 one asynchronous script from the online site, with everything it is to know", async () => {
  const { script, container, rerender } = await shown();
  expect(script.async).toBe(true);
  expect(script.src).toBe(
    "https://online.example.com/widget?token=bf_1&cbisProductId=6001&display=button&promotionCode=WINTER10&startDateISO=2027-02-07",
  );
  rerender(button);
  expect([...container.querySelectorAll("script")]).toEqual([script]);
});

test("BW-02 a plain link is there until the button is rendered, and is removed then", async () => {
  const { script } = await shown();
  expect(link()).toHaveAttribute("href", "https://online.example.com/activity/6001");
  draw(script);
  act(() => void script.dispatchEvent(new Event("load")));
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toBeVisible();
  expect(link()).not.toBeInTheDocument();
});

test("BW-02 the focus moves from the link to the button when the button is rendered", async () => {
  const { script } = await shown();
  link()?.focus();
  draw(script);
  act(() => void script.dispatchEvent(new Event("load")));
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toHaveFocus();
});

test.each(["error", "load"])(
  "BW-02 the link stays when the script ends with %s and has drawn nothing",
  async (event) => {
    const { script, problems } = await shown();
    act(() => void script.dispatchEvent(new Event(event)));
    expect(link()).toBeInTheDocument();
    expect(problems).toMatchObject([{ operation: "widget" }]);
  },
);

test("BW-02 the script is fetched late: when its place is about to be seen", async () => {
  let see = () => {};
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      see = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const { container } = await renderInHost(button, { texts: activitySharedTexts, settings });
  expect(container.querySelector("script")).toBeNull();
  expect(link()).toBeInTheDocument();
  act(() => see());
  expect(container.querySelector("script")).toBeInTheDocument();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("BW-02 without a page in the settings no link leads to the online site until the button is rendered", async () => {
  const { container } = await renderInHost(button, { texts: activitySharedTexts });
  expect(screen.getByRole("group", { name: "Ski school" })).toBeInTheDocument();
  expect(link()).not.toBeInTheDocument();
  const script = container.querySelector("script");
  if (script) draw(script);
  act(() => void script?.dispatchEvent(new Event("load")));
  expect(screen.getByRole("button", { name: "Book now: Ski school" })).toBeVisible();
});
