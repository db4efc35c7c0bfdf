import type { Locator, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates fingers on a touch screen as raw touch events. */
export interface Fingers {
  /** Moves one finger horizontally from the middle of an element, in pixels; a negative value moves left. */
  swipe(over: Locator, by: number): Promise<void>;
  /** Moves two fingers apart on the middle of an element. */
  pinchOut(over: Locator): Promise<void>;
}

const STEPS = 6;

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("A finger needs an element that is in the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function fingersOf(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  /** @param at positions of the fingers at a progress from 0 to 1 */
  async function move(at: (part: number) => readonly Point[]): Promise<void> {
    await send("touchStart", at(0));
    for (let step = 1; step <= STEPS; step += 1) await send("touchMove", at(step / STEPS));
    await send("touchEnd", []);
  }
  return {
    async swipe(over, by) {
      const { x, y } = await middleOf(over);
      await move((part) => [{ x: x - by / 2 + by * part, y }]);
    },
    async pinchOut(over) {
      const { x, y } = await middleOf(over);
      await move((part) => [
        { x: x - 30 - 60 * part, y },
        { x: x + 30 + 60 * part, y },
      ]);
    },
  };
}
