import { OVERLAY_POLICY } from "../../app/page/page-data.ts";
import { enforceTrustedTypes, trustedTypesRules } from "./trusted-types.ts";

const folders = ["/assets/", "/releases/mf-cart/", "https://online.example.com/"];
const { createHTML, createScriptURL, createScript } = trustedTypesRules(folders);

test.each([
  ["", true],
  ["A cabin & a sauna", true],
  ['<p>By the <a href="/stays" rel="noopener">lake</a></p>', true],
  ["<script></script>", true],
  ["<svg/>", true],
  ["<img src=x onerror=alert(1)>", false],
  ["<svg/><svg/onload=alert(1)>", false],
  ["<script>alert(1)</script>", false],
])("only sanitised HTML and markup of a library may be written: %s, %s", (html, isWritten) => {
  expect(createHTML(html)).toBe(isWritten ? html : null);
});

test.each([
  ["/assets/js/1.js", true],
  [`${location.origin}/releases/mf-cart/2/remoteEntry.js?retry=1`, true],
  ["https://online.example.com/widget?token=1", true],
  ["https://evil.example/x.js", false],
  ["//evil.example/assets/x.js", false],
  ["https://online.example.com.evil.example/widget", false],
  ["/releases/mf-weather/1/remoteEntry.js", false],
  ["/assets/../en/api/galaxy/stays/search", false],
  ["/assets/%2e%2e/upload.js", false],
  ["data:text/javascript,alert(1)", false],
  ["blob:https://online.example.com/1", false],
])("a script comes from the host, a release of the page or the online site: %s, %s", (address, isLoaded) => {
  expect(createScriptURL(address)).toBe(isLoaded ? address : null);
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
