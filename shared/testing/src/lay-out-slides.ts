/** In pixels; the value has no meaning. */
const WIDTH = 400;

/**
 * Mocks a width for elements and Swiper's slides in a test file: jsdom has no layout, and Swiper measures
 * elements.
 */
export function layOutSlides(): void {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => WIDTH });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, WIDTH);
  const style = document.createElement("style");
  style.textContent = `.swiper-slide { box-sizing: border-box; width: ${WIDTH}px }`;
  document.head.append(style);
}
