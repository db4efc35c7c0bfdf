/** Pixels; any width will do. */
const WIDTH = 400;

/** Gives elements and Swiper's slides a width for the tests of a file: jsdom lays nothing out, and Swiper measures. */
export function layOutSlides(): void {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => WIDTH });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, WIDTH);
  const style = document.createElement("style");
  style.textContent = `.swiper-slide { box-sizing: border-box; width: ${WIDTH}px }`;
  document.head.append(style);
}
