import type { StayImage } from "@stays/domain";
import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton, StatusText } from "@stays/ui";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { usePropertyTexts } from "../property-texts.ts";
import { LargePhotos, PhotoThumbs } from "./photo-sliders.tsx";
import styles from "./photo-view.module.css";

export function PhotoView({
  images,
  opened,
  onClose,
}: {
  readonly images: readonly StayImage[];
  /** Index of the first shown photo; null = closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}) {
  const { t } = usePropertyTexts();
  const slides = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={t("photos")}
      size="full"
      tone="dark"
      closeOnMask
      initialFocus={slides}
    >
      <PhotoSlides ref={slides} images={images} first={opened ?? 0} />
    </Dialog>
  );
}

type PhotoKeys = Readonly<Record<string, (swiper: Swiper) => void>>;

/** Swiper's keyboard module receives no arrow keys inside a Base UI dialog. */
const photoKeys = (count: number, direction: "ltr" | "rtl"): PhotoKeys => ({
  [direction === "rtl" ? "ArrowLeft" : "ArrowRight"]: (swiper) => swiper.slideNext(),
  [direction === "rtl" ? "ArrowRight" : "ArrowLeft"]: (swiper) => swiper.slidePrev(),
  Home: (swiper) => swiper.slideTo(0),
  End: (swiper) => swiper.slideTo(count - 1),
  "+": (swiper) => swiper.zoom.in(),
  "-": (swiper) => swiper.zoom.out(),
});

/** A slider with swipe, keys, arrows and thumbnails; a pinch or a double tap zooms the photo only. */
function PhotoSlides({
  images,
  first,
  ref,
}: {
  readonly images: readonly StayImage[];
  readonly first: number;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const { t, direction } = usePropertyTexts();
  const [index, setIndex] = useState(first);
  /** null = not mounted yet. */
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [thumbs, setThumbs] = useState<Swiper | null>(null);
  const count = images.length;
  const handleKey = (event: KeyboardEvent) => {
    const act = photoKeys(count, direction)[event.key];
    if (!act || !swiper || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(swiper);
  };
  const getName = (position: number) => t("photoOf", { n: position + 1, m: count });
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
        <LargePhotos
          images={images}
          first={first}
          current={index}
          thumbs={thumbs}
          getName={getName}
          onSwiper={setSwiper}
          onShow={setIndex}
        />
        <figcaption>{images[index]?.description}</figcaption>
      </figure>
      <IconButton
        icon={ChevronRightIcon}
        directional
        label={t("nextPhoto")}
        className={styles.next}
        onClick={() => swiper?.slideNext()}
      />
      <StatusText className={styles.position}>{getName(index)}</StatusText>
      {count > 1 && (
        <div className={styles.thumbs}>
          <PhotoThumbs
            images={images}
            current={index}
            getName={getName}
            onSwiper={setThumbs}
            onShow={(position) => swiper?.slideTo(position)}
          />
        </div>
      )}
    </div>
  );
}
