/** Tokens of a palette by name, such as `--p-brand-700`; each a colour as `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>;

/** The palettes that a destination's own colours make. */
export interface BrandPalettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** A pair of colours that cannot be read. */
export interface UnreadablePair {
  readonly front: string;
  readonly back: string;
  readonly contrast: number;
}

const WHITE = "#ffffff";
const BLACK = "#000000";
/** `--color-bg-subtle` of the light and `--color-bg` of the dark appearance, and `--color-on-accent`. */
const SNOW = "#f2f5f3";
const DARK_PAPER = "#101614";
const ON_ACCENT = "#2a1900";
/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours; `share` of the second, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((one, index) => one + ((others[index] ?? 0) - one) * share);
  return `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes just as much of the other colour in as the contrast to `back` asks, or all of it. */
function untilReadable(colour: string, other: string, back: string, least: number): string {
  let share = 0;
  while (share < 1 && contrast(mix(colour, other, share), back) < least) share += 0.02;
  return mix(colour, other, Math.min(share, 1));
}

function actionPalettes(action: string): BrandPalettes {
  const inverse = untilReadable(action, BLACK, WHITE, 12);
  const onDark = untilReadable(action, WHITE, DARK_PAPER, 8);
  const pressed = mix(onDark, WHITE, 0.4);
  return {
    light: {
      "--p-brand-900": inverse,
      "--p-brand-800": mix(action, BLACK, 0.2),
      "--p-brand-700": action,
      "--p-brand-100": mix(action, WHITE, 0.88),
      "--p-brand-50": mix(action, WHITE, 0.94),
      "--color-on-action-muted": untilReadable(mix(action, WHITE, 0.85), WHITE, action, READABLE),
    },
    dark: {
      "--p-brand-900": inverse,
      "--p-brand-800": mix(onDark, WHITE, 0.2),
      "--p-brand-700": onDark,
      "--p-brand-100": mix(DARK_PAPER, action, 0.2),
      "--p-brand-50": mix(DARK_PAPER, action, 0.1),
      "--color-action-pressed": pressed,
      "--color-on-action": untilReadable(mix(action, BLACK, 0.8), BLACK, onDark, READABLE),
      "--color-on-action-muted": untilReadable(mix(action, BLACK, 0.6), BLACK, onDark, READABLE),
    },
  };
}

function accentPalettes(accent: string): BrandPalettes {
  const tint = mix(accent, WHITE, 0.82);
  const darkTint = mix(DARK_PAPER, accent, 0.18);
  return {
    light: {
      "--p-accent": accent,
      "--p-accent-100": tint,
      "--p-accent-800": untilReadable(accent, BLACK, tint, 6),
    },
    dark: {
      "--p-accent-100": darkTint,
      "--p-accent-800": untilReadable(accent, WHITE, darkTint, 6),
    },
  };
}

/** A destination's own colours, as `#rrggbb`; null = the product's. */
export interface BrandColours {
  readonly action: string | null;
  readonly accent: string | null;
}

/** Derives the palettes of both appearances; null = the product's own. */
export function brandPalettes({ action, accent }: BrandColours): BrandPalettes | null {
  if (action === null && accent === null) return null;
  const parts = [action && actionPalettes(action), accent && accentPalettes(accent)].filter((part) => !!part);
  return {
    light: Object.assign({}, ...parts.map(({ light }) => light)),
    dark: Object.assign({}, ...parts.map(({ dark }) => dark)),
  };
}

/** The first pair that nothing derived can make readable, for each colour. */
export function unreadablePairs({
  action,
  accent,
}: BrandColours): Readonly<Record<keyof BrandColours, UnreadablePair | null>> {
  const found = (front: string, back: string): UnreadablePair | null =>
    contrast(front, back) < READABLE ? { front, back, contrast: contrast(front, back) } : null;
  return {
    action: action === null ? null : (found(action, SNOW) ?? found(action, mix(action, WHITE, 0.94))),
    accent: accent === null ? null : found(ON_ACCENT, accent),
  };
}
