import { IMAGE_SIZES, type StayImage } from "@stays/stay";
import { ChevronLeftIcon, ChevronRightIcon, Dialog, IconButton, Photo, StatusText } from "@stays/ui";
import { type KeyboardEvent, type TouchEvent, useRef } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { photoAfter, swipeStep } from "./photo-step.ts";
import styles from "./photo-view.module.css";

/** All photos in the whole window, one at a time: arrows, keys, swipes, captions. */
export function PhotoView({
  images,
  shown,
  onShow,
}: {
  readonly images: readonly StayImage[];
  /** null = closed. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
}) {
  const { t } = usePropertyTexts();
  const touch = useRef<number | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const index = shown ?? 0;
  const image = images[index];
  const step = (by: number) => onShow(photoAfter(index, by, images.length));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => onShow(0),
    End: () => onShow(images.length - 1),
  };
  function press(event: KeyboardEvent) {
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  function lift(event: TouchEvent) {
    const by = swipeStep(touch.current, event.changedTouches[0]?.clientX ?? null);
    touch.current = null;
    if (by !== 0) step(by);
  }
  return (
    <Dialog
      open={shown !== null}
      onClose={() => onShow(null)}
      title={t("photos")}
      size="full"
      closeOnMask
      initialFocus={view}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes double the two buttons inside */}
      <div
        ref={view}
        tabIndex={-1}
        className={styles.view}
        onKeyDown={press}
        onTouchStart={(event) => {
          touch.current = event.touches[0]?.clientX ?? null;
        }}
        onTouchEnd={lift}
      >
        <IconButton raised icon={ChevronLeftIcon} label={t("previousPhoto")} onClick={() => step(-1)} />
        <figure key={image?.uri} className={styles.figure}>
          <Photo image={image} size={IMAGE_SIZES.tile} ratio="fill" eager className={styles.photo} />
          <figcaption>{image?.description}</figcaption>
        </figure>
        <IconButton raised icon={ChevronRightIcon} label={t("nextPhoto")} onClick={() => step(1)} />
        <StatusText className={styles.place}>{t("photoOf", { n: index + 1, m: images.length })}</StatusText>
      </div>
    </Dialog>
  );
}
