import { readWidgetQuery, widgetScript } from "./widget-script.ts";

const queryOf = (query: string) => readWidgetQuery(new URLSearchParams(query));

test("BW-02 the script puts a button into the element before it", () => {
  const query = queryOf("cbisProductId=77&promotionCode=SNOW&startDateISO=2027-01-11&display=button");
  if (query === undefined) throw new Error("no product");
  document.body.innerHTML = '<div id="place"></div>';
  const script = document.createElement("script");
  script.src = "https://booking.test/online/widget?cbisProductId=77";
  document.body.append(script);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(widgetScript(query))();
  const button = document.querySelector("#place button");
  expect(button?.textContent).toBe("Book now");
  expect(button?.hasAttribute("style")).toBe(false);
});

test("UP-04 the whole widget has a field for the day beside its button", () => {
  const query = queryOf("cbisProductId=77&startDateISO=2027-01-11&display=widget");
  if (query === undefined) throw new Error("no product");
  document.body.innerHTML = '<div id="place"></div>';
  const script = document.createElement("script");
  script.src = "https://booking.test/online/widget?cbisProductId=77";
  document.body.append(script);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(widgetScript(query))();
  expect(document.querySelector<HTMLInputElement>("#place input")?.value).toBe("2027-01-11");
  expect(document.querySelector("#place button")?.textContent).toBe("Book now");
});

test("BW-02 the button leads to the activity with its date and code", () => {
  const query = queryOf("token=abc&promotionCode=SNOW&startDateISO=2027-01-11");
  if (query === undefined) throw new Error("no product");
  expect(widgetScript(query)).toContain("/online/activity/abc?date=2027-01-11&promotionCode=SNOW");
});

test("BW-02 without a product there is no widget, and nothing in the query can break out of the script", () => {
  expect(queryOf("display=button")).toBeUndefined();
  expect(queryOf("token=%22%3E%3C")).toBeUndefined();
  const query = queryOf("token=a&promotionCode=</script>");
  if (query === undefined) throw new Error("no product");
  expect(widgetScript(query)).not.toContain("</script>");
});
