import type { MouseEvent } from "react";

/** The middle button, which opens a link in a new tab. */
const MIDDLE = 1;

/**
 * Handlers of an element for the opening of any link in it: by a click, with or without a key that opens a tab or a
 * window, by the keyboard, and by the middle button, for which browsers send `auxclick` and no `click`.
 */
export function onLinkOpened(open: () => void) {
  const listen = ({ button, target }: MouseEvent) => {
    if (button <= MIDDLE && target instanceof Element && target.closest("a")) open();
  };
  return { onClickCapture: listen, onAuxClickCapture: listen };
}
