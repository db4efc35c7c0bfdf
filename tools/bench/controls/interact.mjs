import { setTimeout as wait } from "node:timers/promises";

/**
 * A control of a page. Controls of one role and class are one component, such as the days of a calendar.
 *
 * @typedef {object} Control
 * @property {string} role
 * @property {string} name accessible name, shortened
 * @property {string} component role and class
 * @property {boolean} isOfShell in the header or the footer, which all pages share
 * @property {number} [x] middle of the control in the viewport, once it has been scrolled there
 * @property {number} [y]
 */

/**
 * Runs in the page: lists the visible controls, of a component with more than three only the first. With
 * `wanted` it scrolls to that control and returns it alone, or nothing while it is gone or covered. Role and name are
 * Chromium's own (`ComputedAccessibilityInfo`).
 *
 * @param {{ role: string, name: string, component: string } | null} wanted
 * @returns {Control[]}
 */
export function findControls(wanted) {
  const selector =
    "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=option], [role=switch], [role=menuitem]";
  /** The area that a visitor clicks: a hidden radio button is clicked on its label. @param {Element} element */
  const findArea = (element) => {
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (box.width < 8 || getComputedStyle(element).opacity === "0")
      ? label.getBoundingClientRect()
      : box;
  };
  /** @param {Element} element */
  const isUsable = (element) => {
    const { width, height } = findArea(element);
    return (
      Math.min(width, height) >= 8 &&
      !element.closest("[inert]") &&
      !element.matches(":disabled, [aria-disabled=true]") &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })
    );
  };
  /** @param {Element} element */
  const describe = (element) => {
    const role = element.tagName === "SUMMARY" ? "summary" : Reflect.get(element, "computedRole");
    const name = (Reflect.get(element, "computedName") || element.textContent).replace(/[\s|]+/g, " ").trim();
    return {
      role,
      name: name.slice(0, 50),
      component: `${role} ${element.getAttribute("class") ?? element.parentElement?.className ?? ""}`,
      isOfShell: element.closest("body > * header, footer") !== null && element.closest("main") === null,
    };
  };
  const all = [...document.querySelectorAll(selector)].filter(isUsable);
  if (!wanted) {
    const controls = all.map(describe);
    return controls.filter(({ component }, index) => {
      const same = controls.filter((other) => other.component === component);
      return same.length <= 3 || controls.indexOf(/** @type {Control} */ (same[0])) === index;
    });
  }
  const found = all.find((element) => {
    const { role, name, component } = describe(element);
    return role === wanted.role && name === wanted.name && component === wanted.component;
  });
  if (!found) return [];
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = findArea(found);
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.closest("label")?.control === found);
  return isHit ? [{ ...describe(found), x, y }] : [];
}

/** @typedef {import("../../../e2e/node_modules/@playwright/test/index.js").Page} Page */

/**
 * The longest interaction with a control, in milliseconds. Browsers round `total` to 8.
 *
 * @typedef {{ total: number, delay: number, processing: number, presentation: number }} Interaction
 */

/**
 * A tab in which one page is measured.
 *
 * @typedef {object} Tab
 * @property {Page} page
 * @property {string} address
 * @property {string} home path of the opened page
 * @property {boolean} isTouch whether its window is a phone's
 * @property {(rate: number) => Promise<unknown>} throttle sets how many times slower the processor runs
 */

/** Time until an interaction and what it started are over, in milliseconds, at the full speed of the processor. */
const SETTLE = 120;
/** Keys for controls that a visitor changes without a click. */
const KEYS = /** @type {Readonly<Record<string, string>>} */ ({
  slider: "ArrowRight",
  spinbutton: "ArrowUp",
  combobox: "ArrowDown",
  textbox: "a",
  searchbox: "a",
});

/** Runs in the page before any other script, and collects the event timings of interactions. */
export function watchInteractions() {
  /** @type {PerformanceEventTiming[]} */
  const events = [];
  Object.assign(window, { benchEvents: events });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (Reflect.get(entry, "interactionId")) events.push(entry);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
}

/** @param {Page} page @returns {Promise<Interaction | null>} */
const longest = (page) =>
  page.evaluate(() => {
    /** @type {PerformanceEventTiming[]} */
    const events = Reflect.get(window, "benchEvents").splice(0);
    const [first] = events.toSorted((one, other) => other.duration - one.duration);
    if (!first) return null;
    // One interaction has several events of the same moment, such as pointerup and click.
    const { startTime, duration } = first;
    const same = events.filter((event) => Math.abs(event.startTime - startTime) < 1);
    const begin = Math.min(...same.map(({ processingStart }) => processingStart));
    const end = Math.max(...same.map(({ processingEnd }) => processingEnd));
    return {
      total: duration,
      delay: begin - startTime,
      processing: end - begin,
      presentation: Math.max(0, startTime + duration - end),
    };
  });

/** Waits until the page is idle, as it is when a visitor has found the control. @param {Page} page */
const idle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 1000 })),
  );

/**
 * Finds a control, scrolls to it, and clicks or taps it as a visitor does. Finding it takes the full
 * speed of the processor, because that is the benchmark's own work.
 *
 * @param {Tab} tab
 * @param {Control} control
 * @param {number} rate CPU throttling rate of the interaction
 * @returns {Promise<Interaction | null>} null = the control is gone or covered
 */
export async function interact({ page, isTouch, throttle }, control, rate) {
  await page.evaluate(findControls, control);
  await idle(page);
  // Find it again: it may have moved while the page came to rest after the scroll.
  const [target] = await page.evaluate(findControls, control);
  if (target?.x === undefined || target.y === undefined) return null;
  const { x, y } = target;
  if (!isTouch) await page.mouse.move(x, y);
  await idle(page);
  await longest(page);
  await throttle(rate);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await wait(SETTLE * rate);
  const key = KEYS[control.role];
  if (key) {
    await page.keyboard.press(key);
    await wait(SETTLE * rate);
  }
  await throttle(1);
  // Without an entry it was shorter than the observer's threshold.
  return (await longest(page)) ?? { total: 0, delay: 0, processing: 0, presentation: 0 };
}
