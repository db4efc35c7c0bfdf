import { scrollToCenter } from "./scroll-to-center.ts";

beforeAll(() => {
  window.onscrollend = null;
});

/** An element at a given distance from the top of the window that counts its scrolls. */
function elementAt(top: number) {
  const element = document.createElement("div");
  const at = { top };
  element.getBoundingClientRect = () => ({ top: at.top, bottom: at.top + 450 }) as DOMRect;
  const scrolls = jest.fn();
  element.scrollIntoView = scrolls;
  return { element, at, scrolls };
}

const endOfScroll = () => document.dispatchEvent(new Event("scrollend"));

test("MP-04 the page scrolls to the map again when it grew meanwhile, and stops once the map is visible", () => {
  const { element, at, scrolls } = elementAt(3000);
  scrollToCenter(element);
  at.top = 900;
  endOfScroll();
  at.top = 500;
  endOfScroll();
  expect(scrolls).toHaveBeenCalledTimes(3);
  at.top = 150;
  endOfScroll();
  at.top = 900;
  endOfScroll();
  expect(scrolls).toHaveBeenCalledTimes(3);
});

test("MP-04 a visitor who scrolls meanwhile is not moved back", () => {
  const { element, scrolls } = elementAt(3000);
  scrollToCenter(element);
  document.dispatchEvent(new Event("wheel"));
  endOfScroll();
  expect(scrolls).toHaveBeenCalledTimes(1);
});
