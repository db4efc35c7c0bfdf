import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { useUiTexts } from "../ui-texts.ts";
import type { CardSwiperOptions } from "./card-swiper.ts";

type Library = typeof import("./card-swiper.ts");
type Action = (swiper: Swiper) => void;

/** Whether a pointer event is part of a swipe or a click, not a hover. */
const hasButtonDown = (event: PointerEvent): boolean => event.buttons > 0 || event.type !== "pointermove";

/**
 * Runs Swiper on the slides of a card. Its code loads with the first pointer event or focus on the card.
 * Clicks and swipes before that are replayed, so that the first one counts too.
 */
export function useCardSwiper({ slideLabel, onShow }: CardSwiperOptions) {
  const { direction } = useUiTexts();
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const waiting = useRef<Action[]>([]);
  const [isAwake, setAwake] = useState(false);
  const [library, setLibrary] = useState<Library | null>(null);

  // The slides are mounted by then: they render together with the library.
  useLayoutEffect(() => {
    const element = track.current;
    if (!library || !element) return undefined;
    const created = library.createCardSwiper(element, { slideLabel, onShow });
    swiper.current = created;
    for (const action of waiting.current.splice(0)) action(created);
    return () => {
      swiper.current = null;
      created.destroy();
    };
  }, [library, slideLabel, onShow]);

  const wake = useCallback(() => {
    setAwake(true);
    // When the code cannot be loaded, the first image stays; the next sign of interest retries.
    import("./card-swiper.ts").then(setLibrary, () => {
      waiting.current = [];
    });
  }, []);
  const act = (action: Action) => {
    if (swiper.current) return action(swiper.current);
    waiting.current.push(action);
    wake();
  };
  const repeat = (event: PointerEvent) => {
    if (swiper.current || !hasButtonDown(event)) return;
    const { nativeEvent, target } = event;
    act(() => target.dispatchEvent(new window.PointerEvent(nativeEvent.type, nativeEvent)));
  };
  const showNext = () => act((shown) => shown.slideNext());
  const showPrevious = () => act((shown) => shown.slidePrev());
  const keys: Readonly<Record<string, () => void>> =
    direction === "rtl"
      ? { ArrowLeft: showNext, ArrowRight: showPrevious }
      : { ArrowRight: showNext, ArrowLeft: showPrevious };
  return {
    isAwake,
    hasSlides: library !== null,
    track,
    showNext,
    showPrevious,
    boxHandlers: {
      onPointerEnter: wake,
      onFocus: wake,
      // Swiper's own keyboard module moves every carousel in the viewport, and gets no arrow key inside a
      // dialog of Base UI.
      onKeyDown(event: KeyboardEvent) {
        const act = keys[event.key];
        if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        act();
      },
    },
    trackHandlers: {
      onPointerDown: repeat,
      onPointerMove: repeat,
      onPointerUp: repeat,
      onPointerCancel: repeat,
    },
  };
}
