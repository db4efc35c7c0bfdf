/** Widths of the windows, in CSS pixels. */
export const WIDTHS = [390, 768, 1440];

/** Runs in the page: waits until every picture in the viewport is loaded, decoded and, on a map, faded in. */
async function decodePictures() {
  const inWindow = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inWindow.map((image) => image.decode()));
  const nextFrame = () => new Promise(requestAnimationFrame);
  const isFading = () => inWindow.some((image) => image.isConnected && Number(image.style.opacity || 1) < 1);
  do await nextFrame();
  while (isFading());
  await nextFrame();
}

/**
 * Waits until a page is ready for a screenshot.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
export const settle = (page) => page.evaluate(decodePictures);
