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
  const areaOf = (element) => {
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (box.width < 8 || getComputedStyle(element).opacity === "0")
      ? label.getBoundingClientRect()
      : box;
  };
  /** @param {Element} element */
  const isUsable = (element) => {
    const { width, height } = areaOf(element);
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
  const { left, top, width, height } = areaOf(found);
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.closest("label")?.control === found);
  return isHit ? [{ ...describe(found), x, y }] : [];
}
