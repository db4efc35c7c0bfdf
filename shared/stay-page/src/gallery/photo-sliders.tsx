import { IMAGE_SIZES, type StayImage } from "@stays/domain";
import { Photo, prefersReducedMotion } from "@stays/ui";
import { useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import "swiper/css";
import "swiper/css/zoom";
import { A11y, FreeMode, Thumbs, Zoom } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import styles from "./photo-sliders.module.css";

/** Duration of a slide change, in milliseconds (CO-08). */
const FADE = 250;

interface PhotosProps {
  readonly images: readonly StayImage[];
  readonly current: number;
  readonly getName: (position: number) => string;
  readonly onSwiper: (swiper: SwiperInstance) => void;
  readonly onShow: (position: number) => void;
}

interface LargePhotosProps extends PhotosProps {
  readonly first: number;
  /** Swiper of the thumbnails; null = not mounted yet. */
  readonly thumbs: SwiperInstance | null;
}

/** The photos as slides, one of them visible. A swipe changes it; a pinch or a double tap zooms it. */
export function LargePhotos(props: LargePhotosProps) {
  const { images, first, current, getName, onShow } = props;
  const [isStill] = useState(prefersReducedMotion);
  return (
    <Swiper
      className={styles.slides}
      modules={[A11y, Thumbs, Zoom]}
      onSwiper={props.onSwiper}
      onActiveIndexChange={({ activeIndex }) => onShow(activeIndex)}
      // While a photo is zoomed, touches pan the photo and do not change the slide.
      onZoomChange={(swiper, scale) => {
        swiper.allowTouchMove = scale === 1;
      }}
      initialSlide={first}
      rewind
      speed={isStill ? 0 : FADE}
      spaceBetween={24}
      longSwipesRatio={0.1}
      lazyPreloadPrevNext={1}
      a11y={{ slideRole: "group", slideLabelMessage: "", wrapperLiveRegion: false }}
      thumbs={{ swiper: props.thumbs }}
      zoom
    >
      {images.map((image, position) => (
        <SwiperSlide
          key={`${position} ${image.uri}`}
          zoom
          aria-label={getName(position)}
          aria-hidden={position !== current || undefined}
        >
          <Photo
            image={image}
            size={IMAGE_SIZES.tile}
            ratio="16 / 9"
            sizes="100vw"
            eager={position === first}
            className={styles.photo}
          />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

/** The thumbnails of all photos. Only the current one is in the tab order. */
export function PhotoThumbs({ images, current, getName, onSwiper, onShow }: PhotosProps) {
  return (
    <Swiper
      className={styles.thumbs}
      modules={[FreeMode]}
      onSwiper={onSwiper}
      slidesPerView="auto"
      spaceBetween={8}
      freeMode
      watchSlidesProgress
      centerInsufficientSlides
    >
      {images.map((image, position) => (
        <SwiperSlide key={`${position} ${image.uri}`} className={styles.thumb}>
          <button
            type="button"
            aria-label={getName(position)}
            aria-current={position === current || undefined}
            tabIndex={position === current ? 0 : -1}
            onClick={() => onShow(position)}
          >
            <Photo image={image} size={IMAGE_SIZES.offer} alt="" ratio="fill" />
          </button>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
