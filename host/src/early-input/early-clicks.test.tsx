import { element, replayInTests, TOO_LATE } from "./early-input.fixture.ts";

const html = `<div id="root">
  <button type="button" id="first"><span>Choose rate</span></button>
  <button type="button" id="second">Filters</button>
  <button type="submit" id="send">Search</button>
  <a href="#map" id="link">Show on map</a>
</div>
<button type="button" id="outside">Close the banner</button>`;

/** Sets React's fiber property on an element, with a fiber in the committed tree. */
function hydrate(element: HTMLElement): void {
  const root = { return: null, child: {}, stateNode: {} };
  const fiber = { return: root, alternate: null, sibling: null };
  root.child = fiber;
  root.stateNode = { current: root };
  Object.assign(element, { __reactFiber$x1: fiber });
}
const hydrateButtons = (...ids: string[]) => {
  for (const id of ids) hydrate(element(id));
};

/** Counts the clicks on an element from now on. */
function clicksOn(id: string): jest.Mock {
  const clicked = jest.fn();
  element(id).addEventListener("click", clicked);
  return clicked;
}

replayInTests();
beforeEach(() => {
  document.body.innerHTML = html;
});

test("a click before hydration is replayed once after it", () => {
  element("first").querySelector("span")?.click();
  const clicked = clicksOn("first");
  jest.advanceTimersByTime(3_000);
  expect(clicked).not.toHaveBeenCalled();
  hydrateButtons("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("of several the last one counts", () => {
  element("first").click();
  element("second").click();
  const [first, second] = [clicksOn("first"), clicksOn("second")];
  jest.advanceTimersByTime(100);
  hydrateButtons("first", "second");
  jest.advanceTimersByTime(TOO_LATE);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test("a click that React handled is not replayed", () => {
  hydrateButtons("first");
  const first = clicksOn("first");
  element("first").click();
  const second = clicksOn("second");
  element("second").addEventListener("click", () => hydrateButtons("second"));
  element("second").click();
  jest.advanceTimersByTime(TOO_LATE);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("a click on a hydrated button that another listener stops is not repeated", () => {
  hydrateButtons("first");
  const clicked = clicksOn("first");
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener("click", stop, { capture: true, once: true });
  element("first").click();
  jest.advanceTimersByTime(TOO_LATE);
  expect(clicked).not.toHaveBeenCalled();
});

test("forms and links work by themselves, and what is not the page's is left alone", () => {
  const clicked = ["send", "link", "outside"].map((id) => {
    element(id).click();
    return clicksOn(id);
  });
  hydrateButtons("send", "link", "outside");
  jest.advanceTimersByTime(TOO_LATE);
  for (const listener of clicked) expect(listener).not.toHaveBeenCalled();
});

test("a button whose code does not come, or that is gone, is given up", () => {
  element("first").click();
  const late = clicksOn("first");
  jest.advanceTimersByTime(TOO_LATE);
  hydrateButtons("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(late).not.toHaveBeenCalled();

  const gone = element("second");
  gone.click();
  const clicked = clicksOn("second");
  gone.remove();
  jest.advanceTimersByTime(100);
  hydrate(gone);
  jest.advanceTimersByTime(TOO_LATE);
  expect(clicked).not.toHaveBeenCalled();
});

test("a click on a button that hydration replaces goes to the new button, unless two have its name (ruling 110)", () => {
  const replace = (id: string) => {
    const button = element(id).cloneNode(true);
    element(id).replaceWith(button);
  };
  element("first").click();
  replace("first");
  const first = clicksOn("first");
  jest.advanceTimersByTime(100);
  hydrateButtons("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(first).toHaveBeenCalledTimes(1);

  element("second").click();
  element("second").after(element("second").cloneNode(true));
  replace("second");
  const second = clicksOn("second");
  jest.advanceTimersByTime(100);
  hydrateButtons("second");
  jest.advanceTimersByTime(TOO_LATE);
  expect(second).not.toHaveBeenCalled();
});

test("a click is not lost when its button is hydrated right after it", () => {
  element("first").click();
  hydrateButtons("first");
  const clicked = clicksOn("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(clicked).toHaveBeenCalledTimes(1);
});
