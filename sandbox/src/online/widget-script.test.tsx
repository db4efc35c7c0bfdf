import { widgetScript, widgetWish } from "./widget-script.ts";

const wishOf = (query: string) => widgetWish(new URLSearchParams(query));

test("BW-02 the script puts a button into the element before it", () => {
  const wish = wishOf("cbisProductId=77&promotionCode=SNOW&startDateISO=2027-01-11&display=button");
  if (wish === undefined) throw new Error("no wish");
  document.body.innerHTML = '<div id="place"></div>';
  const script = document.createElement("script");
  script.src = "https://booking.test/online/widget?cbisProductId=77";
  document.body.append(script);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(widgetScript(wish, "/online"))();
  const button = document.querySelector("#place button");
  expect(button?.textContent).toBe("Book now");
  expect(button?.hasAttribute("style")).toBe(false);
});

test("BW-02 the button leads to the activity with its date and code", () => {
  const wish = wishOf("token=abc&promotionCode=SNOW&startDateISO=2027-01-11");
  if (wish === undefined) throw new Error("no wish");
  expect(widgetScript(wish, "/online")).toContain("/online/activity/abc?date=2027-01-11&promotionCode=SNOW");
});

test("BW-02 without a product there is no widget, and nothing in the query can break out of the script", () => {
  expect(wishOf("display=button")).toBeUndefined();
  expect(wishOf("token=%22%3E%3C")).toBeUndefined();
  const wish = wishOf("token=a&promotionCode=</script>");
  if (wish === undefined) throw new Error("no wish");
  expect(widgetScript(wish, "/online")).not.toContain("</script>");
});
