import { IMAGE_SIZES, mainFirst, type StayImage } from "@stays/domain";
import { Icon, lazyComponent, Photo, PhotosIcon, Skeleton } from "@stays/ui";
import { useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./gallery.module.css";

const PhotoView = lazyComponent(() => import("./photo-view.tsx").then((module) => module.PhotoView));

/** Photos on the page; the full-screen view shows all of them. */
const SHOWN = 5;

/** Whether a photo takes the full height of the grid: the first one, and the second of two or four. */
const isTall = (index: number, count: number): boolean =>
  index === 0 || (index === 1 && (count === 2 || count === 4));

/** One large photo and four small ones; a click opens the full-screen view (CD-01). */
export function Gallery({ images }: { readonly images: readonly StayImage[] }) {
  const { t } = usePropertyTexts();
  /** Index of the photo in the full-screen view; null = closed again, undefined = not opened yet. */
  const [opened, setOpened] = useState<number | null>();
  const all = mainFirst(images);
  if (all.length === 0) return null;
  const shown = all.slice(0, SHOWN);
  return (
    <section aria-label={t("photos")} className={styles.frame}>
      <ul className={styles.grid} data-count={shown.length}>
        {shown.map((image, index) => (
          <li key={`${index} ${image.uri}`}>
            <button
              type="button"
              aria-label={t("openPhoto", { n: index + 1, m: all.length })}
              className={styles.open}
              onClick={() => setOpened(index)}
            >
              <Photo
                image={image}
                size={isTall(index, shown.length) ? IMAGE_SIZES.tile : IMAGE_SIZES.wideCard}
                ratio="fill"
                eager={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <span aria-hidden className={styles.count}>
          <Icon of={PhotosIcon} />
          <span>{t("allPhotos", { count: all.length })}</span>
        </span>
      )}
      {opened !== undefined && <PhotoView images={all} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

export function GallerySkeleton() {
  return (
    <div className={styles.frame}>
      <Skeleton height="100%" />
    </div>
  );
}
