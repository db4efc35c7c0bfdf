import { settingsFixture } from "@stays/testing/settings";
import { activityAddress, type WidgetBooking, widgetAddress } from "./widget-address.ts";

const settings = settingsFixture({ online: { baseUrl: "https://online.example.com/" } });
const booking: WidgetBooking = {
  activity: { id: "cbis:6001" },
  token: null,
  promoCode: null,
  startDate: null,
};
const asked = (more: Partial<WidgetBooking> = {}, sites = settings) =>
  new URL(widgetAddress({ ...booking, ...more }, sites));

test("UP-04 the widget itself, unless the settings name another display", () => {
  const displayed = (sites = settings) => asked({ isWhole: true }, sites).searchParams.get("display");
  expect(displayed()).toBe("widget");
  expect(displayed(settingsFixture({ widget: { display: "link" } }))).toBe("link");
});

test.each([
  ["that of the recommendation", "bf_1", "tok_demo", "bf_1"],
  ["else that of the settings", null, "tok_demo", "tok_demo"],
  ["else the product's digits", null, null, "6001"],
])("BW-02 the token is %s", (_, token, ofSettings, expected) => {
  const sites = settingsFixture({ widget: { token: ofSettings } });
  expect(asked({ token }, sites).searchParams.get("token")).toBe(expected);
});

test("BW-02 ST-01 the plain link leads to the activity's page of the settings, in the page's language", () => {
  const online = { baseUrl: "https://online.example.com/" };
  const sites = settingsFixture({ online, language: "sv", widget: { activityPath: "/{lang}/do/{id}" } });
  expect(activityAddress(booking, sites)).toBe("https://online.example.com/sv/do/6001");
});

test("BW-02 ST-01 no contract knows a page of an activity: without the setting there is no link", () => {
  expect(activityAddress(booking, settings)).toBeNull();
});
