import { expect, type Locator, type Page } from "@playwright/test";

/** How a visitor reaches and presses things. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Goes to the end of the page. */
  toTheEnd(): Promise<void>;
}

/** More stops than any page has between two things. */
const MOST_STOPS = 600;

/** A visitor with a mouse. */
export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    toTheEnd: async () => {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 60_000);
    },
  };
}

/** Tabs until the target has the focus. Asks for the element once: finding it by its role at each stop takes long. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  const hasFocus = () => page.evaluate((sought) => sought === document.activeElement, element);
  for (let stop = 0; !(await hasFocus()); stop += 1) {
    if (stop === MOST_STOPS) throw new Error(`Tab does not reach ${target}.`);
    await page.keyboard.press("Tab");
  }
}

/** A visitor who never touches a mouse: Tab until it has the focus, and Enter; Space for what is ticked or chosen. */
export function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await expect(target).toBeInViewport();
      const type = await target.getAttribute("type");
      await page.keyboard.press(type === "checkbox" || type === "radio" ? "Space" : "Enter");
    },
    toTheEnd: () => page.keyboard.press("End"),
  };
}

export const hands = { mouse, keyboard };
