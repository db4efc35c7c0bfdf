import { expect, type Locator, type Page } from "@playwright/test";

/** An input device with which a visitor reaches and activates elements. */
export interface InputDevice {
  activate(target: Locator): Promise<void>;
  /** Scrolls to the end of the page. */
  toTheEnd(): Promise<void>;
}

/** More tab stops than any page has between two elements. */
const MOST_STOPS = 600;

/** Input with a mouse. */
export function mouse(page: Page): InputDevice {
  return {
    activate: (target) => target.click(),
    toTheEnd: async () => {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 60_000);
    },
  };
}

/**
 * Tabs to the target, forwards or backwards: past the last element of a page headless Firefox gives the focus to its
 * own controls, and the page gets no key any more. A search by role at each stop is slow, so the element is resolved
 * once, and again when the page has replaced it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { hasFocus, isReplaced, isBefore } = await page.evaluate((sought) => {
      const { activeElement } = document;
      const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_CONTAINS } = Node;
      const position = (sought && activeElement?.compareDocumentPosition(sought)) ?? 0;
      return {
        hasFocus: sought === activeElement,
        isReplaced: !sought?.isConnected,
        isBefore: (position & (DOCUMENT_POSITION_PRECEDING | DOCUMENT_POSITION_CONTAINS)) > 0,
      };
    }, element);
    if (hasFocus) return;
    if (isReplaced) element = await target.elementHandle();
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/**
 * Input with a keyboard only: Tab until the target has the focus, then Enter, or Space for checkboxes and
 * options.
 */
export function keyboard(page: Page): InputDevice {
  return {
    async activate(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await expect(target).toBeInViewport();
      // A dialog that opens takes the focus in the next frame, which can be after the last Tab.
      await tabTo(page, target);
      const type = await target.getAttribute("type");
      await page.keyboard.press(type === "checkbox" || type === "radio" ? "Space" : "Enter");
    },
    toTheEnd: () => page.keyboard.press("End"),
  };
}

export const inputDevices = { mouse, keyboard };
