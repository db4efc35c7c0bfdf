import { isReleaseFault } from "./report.ts";

// It has a window: the address of a page is one of the browser.
test.each([
  ["/en/stays", "Minified React error #418; visit", true],
  ["/en/stays?gclid=a&utm_source=b#map", "Hydration failed because the server rendered HTML", true],
  ["/en/stays?price=1-2", "Minified React error #418; visit", false],
  ["/en/stays?price=1-2", "Hydration failed because the server rendered HTML", false],
  ["/en/stays?price=1-2", "x is not a function", true],
])("FE-04 at %s the error %s of a late part is a fault: %s", (address, message, isFault) => {
  window.history.replaceState(null, "", address);
  expect(isReleaseFault({ cause: new Error(message) })).toBe(isFault);
});
