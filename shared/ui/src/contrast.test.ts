import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = ["tokens/colours.css", "../palettes/coast.css"]
  .map((file) => readFileSync(join(__dirname, file), "utf8"))
  .join("");

type Tokens = Readonly<Record<string, string>>;

/** The tokens of the first rule with a selector. */
function tokensOf(selector: string): Tokens {
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

const hallefjall = tokensOf(":root");
const coast = { ...hallefjall, ...tokensOf('[data-theme="coast"]') };
const dark = tokensOf(':root:not([data-appearance="light"])');
const hallefjallDark = { ...hallefjall, ...dark };
const coastDark = { ...coast, ...dark, ...tokensOf('[data-theme="coast"]:not([data-appearance="light"])') };

function colour(tokens: Tokens, role: string): string {
  let value = tokens[`--color-${role}`] ?? "";
  while (value.startsWith("var(")) value = tokens[value.slice(4, -1)] ?? "";
  expect(value).toMatch(/^#[0-9a-f]{6}$/);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Minimum contrast: text 4.5 (7 for running text), graphics and large text 3 (WCAG 1.4.3, 1.4.6, 1.4.11). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ["text", "bg", 7],
  ["text", "surface", 7],
  ["text-muted", "surface", 4.5],
  ["action", "surface", 4.5],
  ["success", "surface", 4.5],
  ["danger", "surface", 4.5],
  ["info", "bg", 4.5],
  ["info", "surface", 4.5],
  ["on-action", "action-hover", 4.5],
  ["on-action", "action-pressed", 4.5],
  ["border-control", "surface", 3],
  ["disabled-text", "surface", 4.5],
  ["brand-mark", "surface", 3],
  ["accent", "surface-inverse", 3],
  ["on-inverse", "surface-inverse", 7],
  ["text", "bg-subtle", 7],
  ["text", "action-tint", 4.5],
  ["text", "action-wash", 4.5],
  ["text", "danger-tint", 4.5],
  ["text", "info-tint", 4.5],
  ["text", "success-tint", 4.5],
  ["danger", "bg-subtle", 4.5],
  ["success", "bg-subtle", 4.5],
  ["link", "bg-subtle", 4.5],
  ["text-muted", "bg", 4.5],
  ["text-muted", "bg-subtle", 4.5],
  ["text-muted", "danger-tint", 4.5],
  ["text-muted", "info-tint", 4.5],
  ["text-muted", "action-wash", 4.5],
  ["text-muted", "action-tint", 4.5],
  ["on-action", "action", 4.5],
  ["on-action-muted", "action", 4.5],
  ["action", "action-wash", 4.5],
  ["action-pressed", "action-tint", 4.5],
  ["action", "bg", 4.5],
  ["action", "bg-sunken", 3],
  ["success", "bg", 4.5],
  ["success", "success-tint", 4.5],
  ["success", "action-wash", 4.5],
  ["danger", "bg", 4.5],
  ["danger", "danger-tint", 4.5],
  ["info", "info-tint", 4.5],
  ["accent-text", "accent-tint", 4.5],
  ["on-accent", "accent", 4.5],
  ["disabled-text", "bg", 4.5],
  ["disabled-text", "disabled-bg", 3],
  ["border-control", "bg", 3],
  ["focus", "bg", 3],
  ["focus-inverse", "surface-inverse", 3],
  ["on-inverse-muted", "surface-inverse", 4.5],
];

describe.each([
  ["Hällefjäll", hallefjall],
  ["coast", coast],
  ["Hällefjäll, dark", hallefjallDark],
  ["coast, dark", coastDark],
])("theme %s", (_, tokens) => {
  test.each(PAIRS)("%s on %s has a contrast of %d", (front, back, least) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least);
  });
});
