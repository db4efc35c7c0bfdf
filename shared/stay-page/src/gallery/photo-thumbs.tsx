import { IMAGE_SIZES, type StayImage } from "@stays/domain";
import { Photo } from "@stays/ui";
import type { Swiper as SwiperInstance } from "swiper";
import { FreeMode } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import styles from "./photo-thumbs.module.css";

/**
 * The thumbnails of all photos, each a button that shows its photo. Only the current one is in the tab order.
 */
export function PhotoThumbs({
  images,
  current,
  nameOf,
  onSwiper,
  onShow,
}: {
  readonly images: readonly StayImage[];
  readonly current: number;
  readonly nameOf: (position: number) => string;
  readonly onSwiper: (swiper: SwiperInstance) => void;
  readonly onShow: (position: number) => void;
}) {
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
            aria-label={nameOf(position)}
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
