/** Where a caption is, seen from the circle of its cluster. */
export type CaptionSide = "below" | "above";

/** A pin on the screen, with the price that could be written beside it. */
export interface PlacedPin {
  readonly key: string;
  /** Position in pixels; only differences count. */
  readonly x: number;
  readonly y: number;
  readonly kind: "stay" | "cluster";
  /** Text of its label or caption; null = a cluster without a price. */
  readonly text: string | null;
  /** Number of icons beside the label. */
  readonly icons: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Estimated width of a character, and of the space around a text, in pixels. */
const CHARACTER = 7.5;
const AROUND_TEXT = 20;
/** Width of an icon with the gap to the text, in pixels. */
const ICON = 18;
/** Half the size of a cluster's circle with its ring. */
const CIRCLE = 24;
/** Height of a stay's label, with its tip. */
const LABEL = 38;
/** A caption begins and ends so far from the centre of its circle. */
const CAPTION = { near: 21, far: 45 };

const estimateWidth = (text: string): number => text.length * CHARACTER + AROUND_TEXT;

function getBox({ kind, text, icons, x, y }: PlacedPin): Box {
  if (kind === "cluster") return { left: x - CIRCLE, right: x + CIRCLE, top: y - CIRCLE, bottom: y + CIRCLE };
  const half = (estimateWidth(text ?? "") + icons * ICON) / 2;
  return { left: x - half, right: x + half, top: y - LABEL, bottom: y };
}

function captionBox({ x, y }: PlacedPin, text: string, side: CaptionSide): Box {
  const half = estimateWidth(text) / 2;
  const { near, far } = CAPTION;
  const [top, bottom] = side === "below" ? [y + near, y + far] : [y - far, y - near];
  return { left: x - half, right: x + half, top, bottom };
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns the side of each caption that covers no other pin and no caption before it. A cluster whose caption
 * fits on neither side has none.
 */
export function fittingCaptions(pins: readonly PlacedPin[]): ReadonlyMap<string, CaptionSide> {
  const boxes = pins.map((pin) => ({ key: pin.key, box: getBox(pin) }));
  const captions: Box[] = [];
  const sides = new Map<string, CaptionSide>();
  for (const pin of pins) {
    if (pin.kind !== "cluster" || pin.text === null) continue;
    for (const side of ["below", "above"] as const) {
      const caption = captionBox(pin, pin.text, side);
      const isCovering = boxes.some(({ key, box }) => key !== pin.key && overlaps(box, caption));
      if (isCovering || captions.some((other) => overlaps(other, caption))) continue;
      captions.push(caption);
      sides.set(pin.key, side);
      break;
    }
  }
  return sides;
}
