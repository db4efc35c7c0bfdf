import { OVERLAY_POLICY } from "../../app/page/page-data.ts";
import { enforceTrustedTypes, trustedTypesRules } from "./trusted-types.ts";

const folders = ["/assets/", "/releases/mf-cart/", "https://online.example.com/"];
const { createHTML, createScriptURL, createScript } = trustedTypesRules(folders);

test.each(["", "A cabin & a sauna", '<p>By the <a href="/stays" rel="noopener">lake</a></p>'])(
  "sanitised HTML may be written: %s",
  (html) => {
    expect(createHTML(html)).toBe(html);
  },
);

test.each(["<script></script>", "<svg/>"])("markup of a library may be written: %s", (html) => {
  expect(createHTML(html)).toBe(html);
});

test.each(["<img src=x onerror=alert(1)>", "<svg/><svg/onload=alert(1)>", "<script>alert(1)</script>"])(
  "other HTML is refused: %s",
  (html) => {
    expect(createHTML(html)).toBeNull();
  },
);

test.each([
  "/assets/js/1.js",
  `${location.origin}/releases/mf-cart/2/remoteEntry.js?retry=1`,
  "https://online.example.com/widget?token=1",
])("a script comes from the host, a release of the page or the online site: %s", (address) => {
  expect(createScriptURL(address)).toBe(address);
});

test.each([
  "https://evil.example/x.js",
  "//evil.example/assets/x.js",
  "https://online.example.com.evil.example/widget",
  "/releases/mf-weather/1/remoteEntry.js",
  "/assets/../en/api/galaxy/stays/search",
  "/assets/%2e%2e/upload.js",
  "data:text/javascript,alert(1)",
  "blob:https://online.example.com/1",
])("a script from elsewhere is refused: %s", (address) => {
  expect(createScriptURL(address)).toBeNull();
});

test("text never becomes code", () => {
  expect(createScript()).toBeNull();
});

/** A factory whose policies are objects with their name. */
const policyFactory = () => ({ createPolicy: (name: string, _rules?: unknown): unknown => ({ name }) });

test.each(["html", OVERLAY_POLICY])("the page has one policy: who creates %s gets the same", (name) => {
  const trustedTypes = policyFactory();
  enforceTrustedTypes(folders, { trustedTypes });
  expect(trustedTypes.createPolicy(name)).toEqual({ name: "default" });
});

test("FE-06 in development the error overlay has a policy of its own", () => {
  const trustedTypes = policyFactory();
  const build = jest.replaceProperty(process.env, "NODE_ENV", "development");
  enforceTrustedTypes(folders, { trustedTypes });
  expect(trustedTypes.createPolicy(OVERLAY_POLICY)).toEqual({ name: OVERLAY_POLICY });
  expect(trustedTypes.createPolicy("html")).toEqual({ name: "default" });
  build.restore();
});

test("a browser without Trusted Types needs no policy", () => {
  expect(() => enforceTrustedTypes(folders, {})).not.toThrow();
});
