/**
 * Returns the controls of a page that a finger or a mouse cannot hit at their centre. It runs in the page, in any
 * engine, so it uses nothing from outside.
 */
export function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [role='button'], [role='tab'], [role='option']",
  );
  /** Visible to assistive technology only, or until it has the focus. */
  const isHidden = (control: HTMLElement): boolean => {
    const { width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1 || control.closest("[inert], [aria-hidden='true']")) return true;
    // In a closed `details`.
    if (!control.checkVisibility()) return true;
    // Stays that are close together on the map.
    if (control.closest(".leaflet-marker-pane")) return true;
    for (let element: HTMLElement | null = control; element; element = element.parentElement) {
      const { visibility, clipPath, pointerEvents } = getComputedStyle(element);
      if (visibility === "hidden" || clipPath.startsWith("inset(50%")) return true;
      if (element === control && pointerEvents === "none") return true;
    }
    return false;
  };
  const covered: string[] = [];
  for (const control of controls) {
    if (isHidden(control)) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A link over two lines has its own centre between them.
    const [box] = control.getClientRects();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || control.contains(hit)) continue;
    if (
      control instanceof HTMLInputElement &&
      [...(control.labels ?? [])].some((label) => label.contains(hit))
    )
      continue;
    const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
    covered.push(`${control.tagName} "${name.trim().slice(0, 40)}" under ${hit.outerHTML.slice(0, 100)}`);
  }
  scrollTo(0, 0);
  return covered;
}
