/** The button of the page that an event is on; null = none. */
export const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>("#root button") : null;

const nameOf = (button: Element): string | null => button.getAttribute("aria-label") || button.textContent;

/**
 * The button that replaces a removed one of the same name: a page may re-render a part while it hydrates.
 */
export function replacementOf(button: HTMLButtonElement): HTMLButtonElement | null {
  const same = Array.from(document.querySelectorAll<HTMLButtonElement>("#root button")).filter(
    (other) => nameOf(other) === nameOf(button),
  );
  return (same.length === 1 && same[0]) || null;
}
