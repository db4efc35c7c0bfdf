import { settingsFixture } from "@stays/testing/settings";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { brandCss, brandLinks } from "./brand-html.ts";
import { pageHeadHtml } from "./head-html.ts";

const font = { name: "Brand Text", address: "https://fonts.example.com/text.woff2" };
const settings = settingsFixture({
  brand: {
    logo: { address: "https://cdn.example.com/logo.svg", darkAddress: null, width: 160, height: 40 },
    favicon: "https://icons.example.com/icon.svg",
    socialImage: "https://cdn.example.com/social.jpg",
    colours: { action: "#16497a", accent: null },
    fonts: { text: font, display: null },
  },
});

test("a page without a brand has the product's look", () => {
  const { brand } = settingsFixture();
  expect(brandCss(brand)).toBe("");
  expect(brandLinks(brand)).toBe('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
});

test("a brand's colours, font, icon and picture are in the page, and its policy allows their hosts only", () => {
  const css = brandCss(settings.brand);
  expect(css).toContain("--p-brand-700:#16497a");
  expect(css).toMatch(
    /prefers-color-scheme:dark\)\{html:root:not\(\[data-appearance="light"\]\)\{--p-brand-900/,
  );
  expect(css).toContain('src:url("https://fonts.example.com/text.woff2")');
  expect(css).toContain('--font-text:"Brand Text",system-ui,sans-serif');
  expect(brandLinks(settings.brand)).toContain('href="https://icons.example.com/icon.svg"');
  const head = { title: "Cabins", socialImage: "https://images.example.com/own.jpg" };
  expect(pageHeadHtml(null, settings, {})).toContain('content="https://cdn.example.com/social.jpg"');
  expect(pageHeadHtml(head, settings, {})).toContain('content="https://images.example.com/own.jpg"');
  const policy = contentSecurityPolicy(settings, { scripts: [], styles: [] });
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example\.com https:\/\/icons\.example\.com/);
  expect(policy).toContain("font-src 'self' https://fonts.example.com;");
});
