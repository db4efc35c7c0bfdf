import type { ImageSize, StayImage } from "@stays/domain";
import { classNames, useUiTexts } from "@stays/ui/basics";
import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { IconButton } from "../action/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/shapes.ts";
import type { CardSwiperOptions } from "./card-swiper.ts";
import { Photo } from "./photo.tsx";
import styles from "./photo-carousel.module.css";

export interface PhotoCarouselProps {
  readonly images: readonly StayImage[];
  readonly size: ImageSize;
  /** The accessible name: the name of the item. */
  readonly label: string;
  /** The first image is in the viewport at first. */
  readonly eager?: boolean | undefined;
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Images of a card, swiped or stepped through with arrows in a loop; no dots, no autoplay. Only the first
 * image is rendered until the visitor shows interest. Swiper then works on the same elements, so nothing
 * shifts.
 */
export function PhotoCarousel({ images, size, label, eager = false, ratio, className }: PhotoCarouselProps) {
  const { t } = useUiTexts();
  const [current, setCurrent] = useState(0);
  const count = images.length;
  const { isAwake, hasSlides, track, showNext, showPrevious, boxHandlers, trackHandlers } = useCardSwiper({
    slideLabel: t("photoOf", { n: "{{index}}", m: "{{slidesLength}}" }),
    onShow: setCurrent,
  });
  if (count < 2) {
    return <Photo image={images[0]} size={size} eager={eager} ratio={ratio} className={className} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.carousel, className)}
      tabIndex={-1}
      {...boxHandlers}
    >
      <div ref={track} className={classNames("swiper", styles.track)} {...trackHandlers}>
        <div className={classNames("swiper-wrapper", styles.slides)}>
          {(hasSlides ? images : images.slice(0, 1)).map((image, index) => (
            <div
              key={image.uri}
              className={classNames("swiper-slide", styles.slide)}
              aria-hidden={index !== current || undefined}
            >
              <Photo image={image} size={size} ratio={ratio} eager={eager && index === 0} />
            </div>
          ))}
        </div>
      </div>
      <IconButton
        raised
        icon={isAwake ? ChevronLeftIcon : undefined}
        directional
        label={t("previousPhoto")}
        className={classNames(styles.arrow, styles.previous)}
        onClick={showPrevious}
      />
      <IconButton
        raised
        icon={isAwake ? ChevronRightIcon : undefined}
        directional
        label={t("nextPhoto")}
        className={classNames(styles.arrow, styles.next)}
        onClick={showNext}
      />
      <span className={styles.count}>{t("photoOf", { n: current + 1, m: count })}</span>
    </div>
  );
}

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
