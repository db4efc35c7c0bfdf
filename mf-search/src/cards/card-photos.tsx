import type { ResultVariant } from "@stays/contract";
import { type Accommodation, IMAGE_SIZES, mainFirst } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Badge, Photo, PhotoCarousel } from "@stays/ui";
import { FavouriteButton } from "../memory/favourite-button.tsx";
import { rememberedStay } from "../memory/visitor-memory.ts";
import styles from "./stay-card.module.css";

interface CardPhotosProps {
  readonly stay: Accommodation;
  readonly variant: ResultVariant;
  readonly eager: boolean;
  readonly href: string;
}

/** Pictures of a card with its badges (SR-05, ST-03, ST-04). */
export function CardPhotos({ stay, variant, eager, href }: CardPhotosProps) {
  const { t } = useTexts("mf-search");
  const images = mainFirst(stay.content.images);
  const isCompact = variant === "StandardCompact";
  return (
    <div className={styles.media}>
      {isCompact ? (
        <Photo image={images[0]} size={IMAGE_SIZES.rate} alt="" eager={eager} />
      ) : (
        <PhotoCarousel
          images={images}
          size={variant === "Tile" ? IMAGE_SIZES.tile : IMAGE_SIZES.card}
          label={stay.name}
          eager={eager}
        />
      )}
      {!isCompact && <FavouriteButton stay={rememberedStay(stay, href)} />}
      <div className={styles.badges}>
        {stay.content.isHighlight && <Badge kind="recommended">{t("recommended")}</Badge>}
        {stay.discounted && <Badge kind="deal">{t("discounted")}</Badge>}
      </div>
    </div>
  );
}
