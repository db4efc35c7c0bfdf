import type { Locator, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;

async function findMiddle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("A finger needs an element that is in the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Simulates fingers on a touch screen as raw touch events. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: readonly Point[],
    timestamp?: number,
  ) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      ...(timestamp === undefined ? {} : { timestamp }),
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  /**
   * @param at positions of the fingers at a progress from 0 to 1
   * @param pause seconds between two positions, as the browser is told; by default it takes its own time
   */
  async function move(at: (part: number) => readonly Point[], pause?: number): Promise<void> {
    const start = Date.now() / 1000 - STEPS;
    const time = (step: number) => (pause === undefined ? undefined : start + step * pause);
    await send("touchStart", at(0), time(0));
    for (let step = 1; step <= STEPS; step += 1) await send("touchMove", at(step / STEPS), time(step));
    await send("touchEnd", [], time(STEPS + 1));
  }
  return {
    /** Moves one finger horizontally from the middle of an element, in pixels; a negative value moves left. */
    async swipe(over: Locator, by: number) {
      const { x, y } = await findMiddle(over);
      await move((part) => [{ x: x - by / 2 + by * part, y }]);
    },
    /**
     * Moves one finger vertically from the middle of an element, in pixels; a negative value moves up. It rests before
     * it is lifted, so that no fling follows, however busy the machine is.
     */
    async drag(over: Locator, by: number) {
      const { x, y } = await findMiddle(over);
      await move((part) => [{ x, y: y + by * Math.min(1, 2 * part) }], 0.05);
    },
    /** Moves two fingers apart on the middle of an element. */
    async pinchOut(over: Locator) {
      const { x, y } = await findMiddle(over);
      await move((part) => [
        { x: x - 30 - 60 * part, y },
        { x: x + 30 + 60 * part, y },
      ]);
    },
  };
}
