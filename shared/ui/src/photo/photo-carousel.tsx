import type { ImageSize, StayImage } from "@stays/stay";
import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";
import { useUiTexts } from "../ui-texts.ts";
import { Photo } from "./photo.tsx";
import styles from "./photo-carousel.module.css";
import { isSlideLoaded, wrapAround } from "./slides.ts";
import { useInterest } from "./use-interest.ts";

export interface PhotoCarouselProps {
  readonly images: readonly StayImage[];
  readonly size: ImageSize;
  /** Names the carousel; the item's name. */
  readonly label: string;
  /** The first picture is in sight at first. */
  readonly eager?: boolean | undefined;
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Pictures of a card, swiped or stepped through with arrows, round and round; no dots, never by itself. The browser's
 * own scroll snapping does the work. The first picture stands alone until somebody takes an interest; from then on
 * pictures are loaded up to two ahead. A list of a thousand cards has so a thousand pictures and not one scroller.
 */
export function PhotoCarousel({ images, size, label, eager = false, ratio, className }: PhotoCarouselProps) {
  const { t } = useUiTexts();
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { isAwake, wake } = useInterest(box);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<{ readonly index: number } | null>(null);
  const count = images.length;

  // After the slide is there: the press that wants it may be the first sign of interest.
  useLayoutEffect(() => {
    if (wanted && track.current) track.current.scrollLeft = wanted.index * track.current.clientWidth;
  }, [wanted]);

  if (count < 2) {
    return <Photo image={images[0]} size={size} eager={eager} ratio={ratio} className={className} />;
  }

  function show(index: number) {
    wake();
    setCurrent(index);
    setWanted({ index });
  }
  function scrolled() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={classNames(styles.carousel, className)}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <div
        ref={track}
        className={styles.track}
        data-awake={isAwake || undefined}
        onScroll={scrolled}
        // What scrolls must be reachable by keyboard.
        tabIndex={isAwake ? 0 : undefined}
      >
        {(isAwake ? images : images.slice(0, 1)).map((image, index) => (
          <div key={image.uri} className={styles.slide} aria-hidden={index !== current || undefined}>
            {isSlideLoaded(index, current, count) ? (
              <Photo image={image} size={size} ratio={ratio} eager={eager && index === 0} />
            ) : (
              <div
                className={styles.ahead}
                style={{ aspectRatio: ratio ?? `${size.width} / ${size.height}` }}
              />
            )}
          </div>
        ))}
      </div>
      <IconButton
        raised
        icon={isAwake ? ChevronLeftIcon : undefined}
        label={t("previousPhoto")}
        className={classNames(styles.arrow, styles.previous)}
        onClick={() => show(wrapAround(current - 1, count))}
      />
      <IconButton
        raised
        icon={isAwake ? ChevronRightIcon : undefined}
        label={t("nextPhoto")}
        className={classNames(styles.arrow, styles.next)}
        onClick={() => show(wrapAround(current + 1, count))}
      />
      <span className={styles.count}>{t("photoOf", { n: current + 1, m: count })}</span>
    </div>
  );
}
