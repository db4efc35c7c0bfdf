import { notePlatformChanges, withPlatformChanges } from "./platform-changes.ts";

test("FE-03 a problem names the remote that has changed the platform on its page", () => {
  notePlatformChanges("mf-search", "1.0.0");
  expect(withPlatformChanges("map is broken")).toBe("map is broken");

  const { toJSON } = Date.prototype;
  Date.prototype.toJSON = () => "now";
  Object.assign(Array.prototype, { last: 1 });
  try {
    notePlatformChanges("mf-cart", "2.0.0");
    notePlatformChanges("mf-upsell", "1.0.0");
    expect(withPlatformChanges("map is broken")).toBe(
      "map is broken (on this page mf-cart 2.0.0 changed Date.prototype.toJSON, mf-cart 2.0.0 changed enumerable keys of Array.prototype)",
    );
  } finally {
    Date.prototype.toJSON = toJSON;
    Reflect.deleteProperty(Array.prototype, "last");
  }
});
