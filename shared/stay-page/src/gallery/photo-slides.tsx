import { IMAGE_SIZES, type StayImage } from "@stays/domain";
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Photo, StatusText, useMediaQuery } from "@stays/ui";
import { type KeyboardEvent, type Ref, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import "swiper/css";
import "swiper/css/virtual";
import "swiper/css/zoom";
import { A11y, Thumbs, Virtual, Zoom } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./photo-slides.module.css";
import { PhotoThumbs } from "./photo-thumbs.tsx";

/** Number of photos from which only those near the shown one are rendered. */
const MANY = 16;

/** Duration of a slide change, in milliseconds (CO-08). */
const FADE = 250;

/**
 * A slider of photos with swipe, keys, arrows and thumbnails; a pinch or a double tap zooms the photo only.
 */
export function PhotoSlides({
  images,
  first,
  ref,
}: {
  readonly images: readonly StayImage[];
  /** Index of the first shown photo. */
  readonly first: number;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const { t, direction } = usePropertyTexts();
  const [index, setIndex] = useState(first);
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [thumbs, setThumbs] = useState<SwiperInstance | null>(null);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const count = images.length;
  const isMany = count >= MANY;
  const nameOf = (position: number) => t("photoOf", { n: position + 1, m: count });
  /** Handled here, because Swiper's keyboard module receives no arrow keys inside a Base UI dialog. */
  const keys: Readonly<Record<string, (shown: SwiperInstance) => unknown>> = {
    [direction === "rtl" ? "ArrowLeft" : "ArrowRight"]: (shown) => shown.slideNext(),
    [direction === "rtl" ? "ArrowRight" : "ArrowLeft"]: (shown) => shown.slidePrev(),
    Home: (shown) => shown.slideTo(0),
    End: (shown) => shown.slideTo(count - 1),
    "+": (shown) => shown.zoom.in(),
    "-": (shown) => shown.zoom.out(),
  };
  function handleKey(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || !swiper || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(swiper);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys double the buttons and gestures inside
    <div ref={ref} tabIndex={-1} className={styles.view} onKeyDown={handleKey}>
      <IconButton
        icon={ChevronLeftIcon}
        directional
        label={t("previousPhoto")}
        className={styles.previous}
        onClick={() => swiper?.slidePrev()}
      />
      <figure className={styles.figure}>
        <Swiper
          className={styles.slides}
          modules={[A11y, Thumbs, Virtual, Zoom]}
          onSwiper={setSwiper}
          onActiveIndexChange={({ activeIndex }) => setIndex(activeIndex)}
          // While a photo is zoomed, touches pan the photo and do not change the slide.
          onZoomChange={(shown, scale) => {
            shown.allowTouchMove = scale === 1;
          }}
          initialSlide={first}
          rewind
          speed={isStill ? 0 : FADE}
          spaceBetween={24}
          longSwipesRatio={0.1}
          lazyPreloadPrevNext={1}
          a11y={{ slideRole: "group", slideLabelMessage: "", wrapperLiveRegion: false }}
          thumbs={{ swiper: thumbs }}
          virtual={isMany}
          zoom
        >
          {images.map((image, position) => (
            <SwiperSlide
              key={`${position} ${image.uri}`}
              virtualIndex={position}
              zoom
              aria-label={nameOf(position)}
              aria-hidden={position !== index || undefined}
            >
              <Photo
                image={image}
                size={IMAGE_SIZES.tile}
                ratio="16 / 9"
                sizes="100vw"
                eager={isMany || position === first}
                className={styles.photo}
              />
            </SwiperSlide>
          ))}
        </Swiper>
        <figcaption>{images[index]?.description}</figcaption>
      </figure>
      <IconButton
        icon={ChevronRightIcon}
        directional
        label={t("nextPhoto")}
        className={styles.next}
        onClick={() => swiper?.slideNext()}
      />
      <StatusText className={styles.position}>{nameOf(index)}</StatusText>
      {count > 1 && (
        <div className={styles.thumbs}>
          <PhotoThumbs
            images={images}
            current={index}
            nameOf={nameOf}
            onSwiper={setThumbs}
            onShow={(position) => swiper?.slideTo(position)}
          />
        </div>
      )}
    </div>
  );
}
