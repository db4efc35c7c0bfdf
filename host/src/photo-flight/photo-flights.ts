import { prefersReducedMotion } from "../routing/user-scroll-events.ts";
import { flightPath } from "./flight-path.ts";

/** Duration of a flight, in milliseconds. */
const FLIGHT = 240;
/** Milliseconds after a click in which the new photo must appear; later nothing moves. */
const PATIENCE = 500;
/** Elements that show one stay: cards and rows. */
const CARD = "article, li, [role='listitem']";

/** The address of a photo without its size. */
const photoOf = ({ src }: HTMLImageElement): string => src.split("?", 1)[0] ?? "";

const areaOf = (image: HTMLImageElement): number => image.offsetWidth * image.offsetHeight;

function isInViewport(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** The largest photo in the viewport; hidden slides of a carousel do not count. */
const largestOf = (images: Iterable<HTMLImageElement>): HTMLImageElement | undefined =>
  [...images]
    .filter((image) => image.closest("[aria-hidden]") === null && isInViewport(image))
    .sort((one, other) => areaOf(other) - areaOf(one))[0];

/** The photo of the card whose link is clicked, or of a button that opens its photo. */
function clickedPhoto({ target }: Event): HTMLImageElement | undefined {
  if (!(target instanceof Element) || target.closest("[role='dialog']")) return undefined;
  const control = target.closest("a[href], button");
  const card = control?.matches("a") ? control.closest(CARD) : control;
  return card ? largestOf(card.querySelectorAll("img")) : undefined;
}

/** Moves a copy of a photo onto the new one, which is hidden meanwhile. */
function fly(copy: HTMLImageElement, from: DOMRect, to: HTMLImageElement): void {
  const box = to.getBoundingClientRect();
  // The small photo is the background of the large one until that is loaded.
  if (!to.complete)
    Object.assign(to.style, {
      background: `${to.style.objectPosition} / cover url(${JSON.stringify(copy.src)})`,
    });
  Object.assign(copy.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: `${box.width}px`,
    height: `${box.height}px`,
    maxWidth: "none",
    objectPosition: to.style.objectPosition,
    transformOrigin: "0 0",
    pointerEvents: "none",
    zIndex: "var(--z-cart-fly)",
  });
  document.body.append(copy);
  to.animate({ opacity: [0, 0] }, FLIGHT);
  const remove = () => copy.remove();
  copy
    .animate([...flightPath(from, box)], { duration: FLIGHT, easing: "cubic-bezier(0.2, 0, 0, 1)" })
    .finished.then(remove, remove);
}

/** Waits until a photo appears in another element, and calls `onAppear` before the browser paints it. */
function expectPhoto(photo: string, onAppear: (image: HTMLImageElement) => void): () => void {
  const known = new Set(document.images);
  const observer = new MutationObserver(() => {
    const image = largestOf([...document.images].filter((one) => !known.has(one) && photoOf(one) === photo));
    if (!image) return;
    stop();
    onAppear(image);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The photo of a stay's page, when it is the largest one in the viewport; pages of results have articles. */
function pagePhoto(): HTMLImageElement | undefined {
  const photo = largestOf(document.images);
  return photo?.closest("article, [role='dialog']") ? undefined : photo;
}

/**
 * Moves the photo of a clicked card into the stay's page, on Back from there into the card, and a clicked photo
 * into the full-screen view (ruling 181). It only reads the photos before and after the change, so nothing
 * waits for it.
 */
export function startPhotoFlights(): void {
  let stop = () => {};
  function expectFlight(photo: HTMLImageElement | undefined): void {
    stop();
    if (!photo?.complete || prefersReducedMotion()) return;
    const copy = new Image();
    copy.src = photo.currentSrc;
    const from = photo.getBoundingClientRect();
    stop = expectPhoto(photoOf(photo), (image) => fly(copy, from, image));
  }
  // Capture: the photo is measured before the click changes the page.
  document.addEventListener("click", (event) => expectFlight(clickedPhoto(event)), {
    capture: true,
    passive: true,
  });
  // This comes before `popstate`, in which the router changes the page. Older browsers do not have it.
  window.navigation?.addEventListener("navigate", ({ navigationType, hasUAVisualTransition }) => {
    // After a swipe the browser itself has moved the page.
    if (navigationType === "traverse" && !hasUAVisualTransition) expectFlight(pagePhoto());
  });
}
