import { earlyPresses } from "./early-presses.ts";

/** Milliseconds after which a press is given up. */
const TOO_LATE = 11_000;

const html = `<div id="root">
  <button type="button" id="first"><span>Choose rate</span></button>
  <button type="button" id="second">Filters</button>
  <button type="submit" id="send">Search</button>
  <a href="#map" id="link">Show on map</a>
</div>
<button type="button" id="outside">Close the banner</button>`;

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** React leaves its props on what it has taken over. */
const takeOver = (...ids: string[]) => {
  for (const id of ids) Object.assign(element(id), { __reactProps$x1: {} });
};

/** How often each is pressed from here on. */
function presses(id: string): jest.Mock {
  const pressed = jest.fn();
  element(id).addEventListener("click", pressed);
  return pressed;
}

// As the browser does with the script of the page.
beforeAll(() => new Function(earlyPresses)());
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = html;
});
afterEach(() => {
  // A press that is still remembered is forgotten when its button is gone.
  document.body.innerHTML = "";
  jest.advanceTimersByTime(TOO_LATE);
  jest.useRealTimers();
});

test("a button that is pressed before its code is there is pressed once when it is", () => {
  element("first").querySelector("span")?.click();
  const pressed = presses("first");
  jest.advanceTimersByTime(3_000);
  expect(pressed).not.toHaveBeenCalled();
  takeOver("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("of several the last one counts", () => {
  element("first").click();
  element("second").click();
  const [first, second] = [presses("first"), presses("second")];
  jest.advanceTimersByTime(100);
  takeOver("first", "second");
  jest.advanceTimersByTime(TOO_LATE);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test("a press that React met is not repeated: before it, or by taking the button over at once", () => {
  takeOver("first");
  const first = presses("first");
  element("first").click();
  const second = presses("second");
  element("second").addEventListener("click", () => takeOver("second"));
  element("second").click();
  jest.advanceTimersByTime(TOO_LATE);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("forms and links work by themselves, and what is not the page's is left alone", () => {
  const pressed = ["send", "link", "outside"].map((id) => {
    element(id).click();
    return presses(id);
  });
  takeOver("send", "link", "outside");
  jest.advanceTimersByTime(TOO_LATE);
  for (const press of pressed) expect(press).not.toHaveBeenCalled();
});

test("a button whose code does not come, or that is gone, is given up", () => {
  element("first").click();
  const late = presses("first");
  jest.advanceTimersByTime(TOO_LATE);
  takeOver("first");
  jest.advanceTimersByTime(TOO_LATE);
  expect(late).not.toHaveBeenCalled();

  const gone = element("second");
  gone.click();
  const pressed = presses("second");
  gone.remove();
  jest.advanceTimersByTime(100);
  Object.assign(gone, { __reactProps$x1: {} });
  jest.advanceTimersByTime(TOO_LATE);
  expect(pressed).not.toHaveBeenCalled();
});
