import { clickIds, forgetClickIds, keepClickIds, pickClickIds } from "./click-ids.ts";

beforeEach(() => window.sessionStorage.clear());

test.each([
  ["?start=1&gclid=a&utm_source=mail&fbclid=c", "gclid=a&utm_source=mail&fbclid=c"],
  ["?gclid=a&gclid=b&utm_source=", "gclid=a"],
  ["?utm_campaign=%C3%A5%26x%3D1%23", "utm_campaign=%C3%A5%26x%3D1%23"],
  [`?gclid=${"x".repeat(501)}&session=secret&__proto__=a&GCLID=b`, ""],
  ["?%E0%A4%A&&=&", ""],
])("of the query %s these click ids are known: %s", (search, known) => {
  expect(pickClickIds(search)).toBe(known);
});

test("click ids of the landing page are kept in the tab until other ones come, or they are forgotten", () => {
  keepClickIds("?gclid=a");
  keepClickIds("?start=1");
  expect(clickIds()).toBe("gclid=a");
  keepClickIds("?fbclid=b");
  expect(clickIds()).toBe("fbclid=b");
  forgetClickIds();
  expect(clickIds()).toBe("");
});

test("what another program has stored is not taken for click ids", () => {
  window.sessionStorage.setItem("stays.visit.click-ids", '"gclid=a&evil=1"');
  expect(clickIds()).toBe("gclid=a");
  window.sessionStorage.setItem("stays.visit.click-ids", '{"gclid":1}');
  expect(clickIds()).toBe("");
});
