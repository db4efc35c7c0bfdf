import { IMAGE_SIZES, mainFirst, type StayPackage } from "@stays/domain";
import { Photo, PhotoCarousel } from "@stays/ui";
import styles from "./package-item.module.css";
import type { PackageLayout } from "./package-layout.ts";

const SIZES = {
  photo: IMAGE_SIZES.tile,
  standard: IMAGE_SIZES.card,
  list: IMAGE_SIZES.offer,
} as const;

/** The picture of a package in a list. Tiles have a carousel with all pictures (PK-03). */
export function PackagePhoto({
  stayPackage: { content, name },
  layout,
  eager,
}: {
  readonly stayPackage: StayPackage;
  readonly layout: PackageLayout;
  readonly eager: boolean;
}) {
  const images = mainFirst(content.images);
  if (layout === "tile")
    return (
      <PhotoCarousel
        images={images}
        size={IMAGE_SIZES.tile}
        label={name}
        ratio="16 / 9"
        eager={eager}
        className={styles.carousel}
      />
    );
  return (
    <Photo
      image={images[0]}
      size={SIZES[layout]}
      ratio={layout === "photo" ? "16 / 9" : "fill"}
      eager={eager}
      className={styles.picture}
    />
  );
}
