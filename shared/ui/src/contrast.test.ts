import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { brandPalettes, contrast, unreadablePairs } from "./tokens/brand-palette.ts";

const css = readFileSync(join(__dirname, "tokens/colours.css"), "utf8");

type Tokens = Readonly<Record<string, string>>;

/** The tokens of the first rule with a selector. */
function readTokens(selector: string): Tokens {
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

const light = readTokens(":root");
const dark = { ...light, ...readTokens(':root:not([data-appearance="light"])') };

function colour(tokens: Tokens, role: string): string {
  let value = tokens[`--color-${role}`] ?? "";
  while (value.startsWith("var(")) value = tokens[value.slice(4, -1)] ?? "";
  expect(value).toMatch(/^#[0-9a-f]{6}$/);
  return value;
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
  ["light", light],
  ["dark", dark],
])("the %s appearance", (_, tokens) => {
  test.each(PAIRS)("%s on %s has a contrast of %d", (front, back, least) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least);
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("every colour of a brand is refused, or readable in all roles of both appearances", () => {
  fc.assert(
    fc.property(hex, hex, (action, accent) => {
      const unreadable = unreadablePairs({ action, accent });
      const palettes = brandPalettes({
        action: unreadable.action ? null : action,
        accent: unreadable.accent ? null : accent,
      });
      const themes = [
        { ...light, ...palettes?.light },
        { ...dark, ...palettes?.light, ...palettes?.dark },
      ];
      const found = themes.flatMap((tokens, index) =>
        PAIRS.map(([front, back, least]) => ({
          pair: `${index === 0 ? "light" : "dark"}: ${front} on ${back}`,
          missing: least - contrast(colour(tokens, front), colour(tokens, back)),
        })).filter(({ missing }) => missing > 0),
      );
      expect(found).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a colour that cannot be read is named with the colour that it is on", () => {
  expect(unreadablePairs({ action: "#f4ad3d", accent: "#15503f" })).toEqual({
    action: { front: "#f4ad3d", back: "#f2f5f3", contrast: expect.closeTo(1.74, 1) },
    accent: { front: "#2a1900", back: "#15503f", contrast: expect.closeTo(1.8, 0) },
  });
});
