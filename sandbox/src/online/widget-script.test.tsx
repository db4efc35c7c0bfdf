import { destinations } from "../world/destinations.ts";
import { readWidgetQuery, widgetScript } from "./widget-script.ts";

const makeQuery = (query: string) => readWidgetQuery(new URLSearchParams(query));
const { languages } = destinations.hallefjall;

test.each([
  ["button", []],
  ["widget", ["2027-01-11"]],
])("BW-02 UP-04 display=%s puts its controls into the element before the script", (display, days) => {
  const query = makeQuery(`cbisProductId=77&promotionCode=SNOW&startDateISO=2027-01-11&display=${display}`);
  if (query === undefined) throw new Error("no product");
  document.body.innerHTML = '<div id="place"></div>';
  const script = document.createElement("script");
  script.src = "https://booking.test/online/widget?cbisProductId=77";
  document.body.append(script);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(widgetScript(query, languages))();
  const fields = [...document.querySelectorAll<HTMLInputElement>("#place input")];
  expect(fields.map(({ value }) => value)).toEqual(days);
  const button = document.querySelector("#place button");
  expect(button?.textContent).toBe("Book now");
  expect(button?.hasAttribute("style")).toBe(false);
});

test("BW-02 the button leads to the activity with its date and code", () => {
  const query = makeQuery("token=abc&promotionCode=SNOW&startDateISO=2027-01-11");
  if (query === undefined) throw new Error("no product");
  expect(widgetScript(query, languages)).toContain("/activity/abc?date=2027-01-11&promotionCode=SNOW");
});

test("BW-02 without a product there is no widget, and nothing in the query can break out of the script", () => {
  expect(makeQuery("display=button")).toBeUndefined();
  expect(makeQuery("token=%22%3E%3C")).toBeUndefined();
  const query = makeQuery("token=a&promotionCode=</script>");
  if (query === undefined) throw new Error("no product");
  expect(widgetScript(query, languages)).not.toContain("</script>");
});
