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

/**
 * Roles in front, their minimum contrast, and the roles behind them: text 4.5 (7 for running text), graphics and large
 * text 3 (WCAG 1.4.3, 1.4.6, 1.4.11).
 */
const ROLES: readonly (readonly [string, number, string])[] = [
  ["text", 7, "bg surface bg-subtle"],
  ["text-muted", 4.5, "surface bg bg-subtle danger-tint info-tint action-wash action-tint"],
  ["action", 4.5, "surface action-wash bg"],
  ["success", 4.5, "surface bg-subtle bg success-tint action-wash"],
  ["danger", 4.5, "surface bg-subtle bg danger-tint"],
  ["info", 4.5, "bg surface info-tint"],
  ["on-action", 4.5, "action-hover action-pressed action"],
  ["border-control", 3, "surface bg"],
  ["disabled-text", 4.5, "surface bg"],
  ["brand-mark", 3, "surface"],
  ["accent", 3, "surface-inverse"],
  ["on-inverse", 7, "surface-inverse"],
  ["text", 4.5, "action-tint action-wash danger-tint info-tint success-tint"],
  ["link", 4.5, "bg-subtle"],
  ["on-action-muted", 4.5, "action"],
  ["action-pressed", 4.5, "action-tint"],
  ["action", 3, "bg-sunken"],
  ["accent-text", 4.5, "accent-tint"],
  ["on-accent", 4.5, "accent"],
  ["disabled-text", 3, "disabled-bg"],
  ["focus", 3, "bg"],
  ["focus-inverse", 3, "surface-inverse"],
  ["on-inverse-muted", 4.5, "surface-inverse"],
];
const PAIRS = ROLES.flatMap(([front, least, backs]) =>
  backs.split(" ").map((back): [string, string, number] => [front, back, least]),
);

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
