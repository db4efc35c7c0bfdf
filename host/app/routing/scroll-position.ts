import { tabStorage } from "@stays/contract";
import { onScrollEnd, prefersReducedMotion } from "@stays/ui";

/**
 * A link in the viewport and its distance from the top. It identifies a scroll position even if the height of
 * the content above has changed, such as in long lists without complete layout.
 */
interface ScrollAnchor {
  readonly href: string;
  /** CSS pixels. */
  readonly offset: number;
}

export interface ScrollPosition {
  /** CSS pixels from the top of the page. */
  readonly top: number;
  readonly anchor: ScrollAnchor | null;
  /** CSS pixels to the end of the page, for a position without an anchor in the last window of a page. */
  readonly toEnd?: number;
}

export type ScrollPositions = Readonly<Record<string, ScrollPosition>>;

/** A running scroll to the target of a hash. */
export interface HashScroll {
  /** Whether the target is on the page and is kept at the top. */
  isHolding(): boolean;
  stop(): void;
}

/** Events that show that the user scrolls. */
const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const STORAGE_KEY = "stays.scroll-positions";
/** Number of entries to keep; older ones are out of reach of the Back button. */
const KEPT_ENTRIES = 50;

/** Stores the position of an entry, the newest last. */
export function withPosition(
  positions: ScrollPositions,
  entry: string,
  position: ScrollPosition,
): ScrollPositions {
  const { [entry]: _, ...others } = positions;
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT_ENTRIES), [entry, position]]);
}

/** Key of the router for the first entry of a document. */
const FIRST_KEY = "default";

const isPositions = (stored: unknown): stored is ScrollPositions =>
  stored !== null && typeof stored === "object" && !Array.isArray(stored);

function positions(): ScrollPositions {
  const stored = tabStorage.read(STORAGE_KEY);
  return isPositions(stored) ? stored : {};
}

const pixelsToEnd = (): number => document.documentElement.scrollHeight - innerHeight - scrollY;

function writePosition(entry: string, anchor: ScrollAnchor | null): void {
  const toEnd = pixelsToEnd();
  const position = {
    top: scrollY,
    anchor,
    ...(!anchor && toEnd < Math.min(scrollY, innerHeight) && { toEnd }),
  };
  tabStorage.write(STORAGE_KEY, withPosition(positions(), entry, position));
}

/** Key of the position at which a document is opened, whatever its hash. */
const openedKey = (address: string): string => `opened ${address}`;

/** Scroll positions of the visit; they survive a reload and a trip to the online site. */
export const scrollMemory = {
  read: (entry: string): ScrollPosition | undefined => positions()[entry],
  write: (entry: string): void => writePosition(entry, findScrollAnchor()),
  /** For a document that is opened at an address: this page in another language, whose links are others. */
  writeOpened: (address: string): void => writePosition(openedKey(address), null),
  /** The position for a document that was just opened; it is read once. */
  takeOpened: (address: string): ScrollPosition | undefined => {
    const { [openedKey(address)]: opened, ...others } = positions();
    if (opened) tabStorage.write(STORAGE_KEY, { ...others, [`${FIRST_KEY} ${address}`]: opened });
    return opened;
  },
};

/** Selects list items, including those without layout. */
const ITEM = "main article, main li, main [role='listitem']";
/** Pixels between two vertical samples of the viewport. */
const STEP = 48;
/**
 * Samples are at a third and a quarter of the viewport's width, since one of them may be in a gap between
 * columns.
 */
const ACROSS = [3, 4];

function linkAt(left: number, top: number): HTMLAnchorElement | null {
  const item = document.elementFromPoint(left, top)?.closest(ITEM);
  return item?.querySelector<HTMLAnchorElement>("a[href]") ?? null;
}

/** The first list item in the viewport that contains a link; null when there is none. */
function findScrollAnchor(): ScrollAnchor | null {
  for (let top = STEP; top < innerHeight; top += STEP) {
    for (const part of ACROSS) {
      const link = linkAt(innerWidth / part, top);
      const href = link?.getAttribute("href");
      if (link && href) return { href, offset: link.getBoundingClientRect().top };
    }
  }
  return null;
}

/** Scrolls an anchor to its stored distance from the top; false = it is not on the page. */
function scrollToAnchor({ href, offset }: ScrollAnchor): boolean {
  const link = document.querySelector(`main a[href="${CSS.escape(href)}"]`);
  if (!link) return false;
  scrollBy({ top: link.getBoundingClientRect().top - offset, behavior: "instant" });
  return true;
}

/**
 * Milliseconds for which a restored position is maintained while content grows, unless the visitor scrolls: long
 * enough for a list of several pages that is loaded again on a slow phone.
 */
const PATIENCE = 15_000;

/**
 * Restores a scroll position (RT-06): its anchor, or its distance from the end, or from the top if the anchor is not on
 * the page. A page that is still too short is scrolled to its end, because its last parts load only near the
 * viewport.
 *
 * @returns a function that ends it
 */
export function restoreScroll({ top, anchor, toEnd }: ScrollPosition): () => void {
  const attempt = (): boolean => {
    // Content gets its layout only in the viewport and may then move the anchor, so the position is restored
    // repeatedly.
    if (anchor && scrollToAnchor(anchor)) return false;
    if (toEnd !== undefined) {
      scrollBy({ top: pixelsToEnd() - toEnd, behavior: "instant" });
      return false;
    }
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top;
    scrollTo({ top, behavior: "instant" });
    return !anchor && isLongEnough;
  };
  if (attempt()) return () => {};
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stop);
  };
  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

/** Milliseconds for which the target is kept at the top after the page last grew. */
const KEEP_AT_TOP_MS = 5000;
/** Tolerance in CSS pixels: positions of elements are fractions. */
const TOLERANCE = 2;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The element of a hash (RT-06), by its text as written or percent-decoded. A malformed hash such as
 * `#50%off` matches only an element with exactly that id.
 *
 * @param hash with its `#`
 */
function hashTarget(hash: string): HTMLElement | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

/** Whether the target is as near to the top as the end of the page allows. */
function isAtTop(target: HTMLElement): boolean {
  const root = document.documentElement;
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const top =
    pixels(getComputedStyle(root).scrollPaddingTop) + pixels(getComputedStyle(target).scrollMarginTop);
  return Math.abs(Math.min(target.getBoundingClientRect().top - top, pixelsToEnd())) < TOLERANCE;
}

/** Moves the focus as browsers do for a hash; makes the element focusable if necessary. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls to the target of a hash as soon as it is on the page, and focuses it. While content above the
 * target grows, it is kept at the top: lazy sections load only when they are scrolled past (RT-06).
 *
 * @param behavior `smooth` becomes `instant` for visitors who prefer reduced motion
 */
export function scrollToHash(hash: string, behavior: "smooth" | "instant"): HashScroll {
  let focused: HTMLElement | null = null;
  let timer = 0;
  /** The height of the page when the target was last at the top. */
  let heightAtTarget: number | null = null;
  const follow = () => {
    const target = hashTarget(hash);
    if (!target) return;
    // If React re-renders the target, it loses the focus.
    if (focused !== target) moveFocus(target);
    focused = target;
    clearTimeout(timer);
    timer = window.setTimeout(stop, KEEP_AT_TOP_MS);
    if (isAtTop(target)) {
      heightAtTarget = document.documentElement.scrollHeight;
      return;
    }
    const isStill = prefersReducedMotion();
    target.scrollIntoView({ behavior: isStill ? "instant" : behavior, block: "start" });
  };
  // If the page has not grown since it was at the target, the visitor has scrolled, for example with a screen
  // reader, which sends no event for it.
  const scrolled = () => {
    const target = hashTarget(hash);
    const hasGrown = document.documentElement.scrollHeight !== heightAtTarget;
    if (target && !hasGrown && !isAtTop(target)) stop();
    else follow();
  };
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    timer = 0;
    ignoreScrollEnd();
    for (const move of USER_SCROLL_EVENTS) removeEventListener(move, stop);
  };
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  const ignoreScrollEnd = onScrollEnd(window, scrolled);
  for (const move of USER_SCROLL_EVENTS) addEventListener(move, stop, { passive: true });
  follow();
  return { stop, isHolding: () => timer !== 0 };
}
