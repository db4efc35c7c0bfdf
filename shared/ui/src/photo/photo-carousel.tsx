import type { ImageSize, StayImage } from "@stays/domain";
import { useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";
import { useUiTexts } from "../ui-texts.ts";
import { Photo } from "./photo.tsx";
import styles from "./photo-carousel.module.css";
import { useCardSwiper } from "./use-card-swiper.ts";

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
