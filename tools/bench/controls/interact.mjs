/** @import { Page, Request } from "../../../e2e/node_modules/@playwright/test/index.js" */

/**
 * A control of a page. Controls of one role and class are one component, such as the days of a calendar. Those of the
 * shell are in the header or the footer, which all pages share. x and y are its middle, once it is in the viewport.
 *
 * @typedef {{ role: string, name: string, component: string, isOfShell: boolean, x?: number, y?: number }} Control
 */

/**
 * Runs in the page: lists the visible controls, of a component with more than three only the first. With `wanted` it
 * scrolls to that control and returns it alone, or nothing while it is gone or covered. Role and name come from the
 * elements: Chromium's own (`computedName`) build the accessibility tree of the page anew for each element.
 *
 * @param {Control | null} wanted
 * @returns {Control[]}
 */
export function findControls(wanted) {
  const selector =
    "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=option], [role=switch], [role=menuitem]";
  /** Roles by tag, and by type of an input. @type {Readonly<Record<string, string>>} */
  const roles = {
    A: "link",
    BUTTON: "button",
    SELECT: "combobox",
    SUMMARY: "summary",
    checkbox: "checkbox",
    radio: "radio",
    range: "slider",
    number: "spinbutton",
  };
  /** @param {Element} element @returns {HTMLLabelElement | undefined} */
  const findLabel = (element) => Reflect.get(element, "labels")?.[0];
  /** The area that a visitor clicks: a hidden radio button is clicked on its label. @param {Element} element */
  const findArea = (element) => {
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? findLabel(element) : undefined;
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
    const type = element instanceof HTMLInputElement ? element.type : element.tagName;
    const role = element.role ?? roles[type] ?? "textbox";
    const name = element.ariaLabel || findLabel(element)?.textContent || element.textContent || "";
    return {
      role,
      name: name
        .replace(/[\s|]+/g, " ")
        .trim()
        .slice(0, 50),
      component: `${role} ${element.getAttribute("class") ?? element.parentElement?.className ?? ""}`,
      isOfShell: element.closest("body > * header, footer") !== null && element.closest("main") === null,
    };
  };
  const all = [...document.querySelectorAll(selector)];
  if (!wanted) {
    const controls = all.filter(isUsable).map(describe);
    return controls.filter(({ component }, index) => {
      const same = controls.filter((other) => other.component === component);
      return same.length <= 3 || controls.indexOf(/** @type {Control} */ (same[0])) === index;
    });
  }
  const found = all.find((element) => {
    const { role, name, component } = describe(element);
    return (
      role === wanted.role && name === wanted.name && component === wanted.component && isUsable(element)
    );
  });
  if (!found) return [];
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = findArea(found);
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.closest("label")?.control === found);
  return isHit ? [{ ...describe(found), x, y }] : [];
}

/**
 * The longest interaction with a control, in milliseconds. Browsers round `total` to 8.
 *
 * @typedef {{ total: number, delay: number, processing: number, presentation: number }} Interaction
 */

/** Keys for controls that a visitor changes without a click. */
const KEYS = /** @type {Readonly<Record<string, string>>} */ ({
  slider: "ArrowRight",
  spinbutton: "ArrowUp",
  combobox: "ArrowDown",
  textbox: "a",
});

/** Runs in the page before any other script, and collects the event timings of interactions. */
function watchInteractions() {
  /** @type {PerformanceEventTiming[]} */
  const events = [];
  Object.assign(window, { benchEvents: events });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (Reflect.get(entry, "interactionId")) events.push(entry);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
}

/** Runs in the page: takes the event timings since the last time. @returns {Interaction} */
function takeLongest() {
  /** @type {PerformanceEventTiming[]} */
  const events = Reflect.get(window, "benchEvents").splice(0);
  const [first] = events.toSorted((one, other) => other.duration - one.duration);
  // Without an entry it was shorter than the observer's threshold.
  if (!first) return { total: 0, delay: 0, processing: 0, presentation: 0 };
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
}

/** Runs in the page: resolves once two frames are painted, short animations have ended, and the page is idle. */
async function rest() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  await nextFrame();
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" && Number(effect?.getComputedTiming().endTime) < 1000,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return true;
}

/** Longest wait for what an interaction requests, in milliseconds. */
const LOADING = 2000;

/** Prepares a page in which controls are used. @param {Page} page */
export async function openTab(page) {
  const cdp = await page.context().newCDPSession(page);
  /** @type {Set<Request>} */
  const pending = new Set();
  page.on("request", (request) => pending.add(request));
  for (const event of /** @type {const} */ (["requestfinished", "requestfailed"]))
    page.on(/** @type {"requestfinished"} */ (event), (request) => pending.delete(request));
  await page.addInitScript(watchInteractions);
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const throttle = (/** @type {number} */ rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  /** Unlike `evaluate`, it outlives a navigation. */
  const idle = () => page.waitForFunction(rest);
  /** Waits until the page is idle and has what it requested. */
  async function settle() {
    const until = performance.now() + LOADING;
    do await idle();
    while (pending.size > 0 && performance.now() < until);
    pending.clear();
  }

  /**
   * Finds a control, scrolls to it, and clicks or taps it as a visitor does. Finding it takes the full speed of the
   * processor, because that is the benchmark's own work.
   *
   * @param {Control} control
   * @param {number} rate CPU throttling rate of the interaction
   * @returns {Promise<Interaction | null>} null = the control is gone or covered
   */
  async function interact(control, rate) {
    const find = async () => (await page.evaluate(findControls, control))[0];
    if (!(await find())) return null;
    await idle();
    // It may have moved while the page came to rest after the scroll.
    const { x, y } = (await find()) ?? {};
    if (x === undefined || y === undefined) return null;
    if (!isTouch) await page.mouse.move(x, y);
    await idle();
    await page.evaluate(takeLongest);
    await throttle(rate);
    if (isTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await idle();
    const key = KEYS[control.role];
    if (key) {
      await page.keyboard.press(key);
      await idle();
    }
    await throttle(1);
    await settle();
    return page.evaluate(takeLongest);
  }
  return { settle, interact };
}
