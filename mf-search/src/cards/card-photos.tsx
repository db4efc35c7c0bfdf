import type { ResultVariant } from "@stays/contract";
import { type Accommodation, IMAGE_SIZES, mainFirst } from "@stays/domain";
import { Photo, PhotoCarousel } from "@stays/ui";
import type { MouseEvent } from "react";
import type { CardPrice } from "../listing/from-price.ts";
import { StayToggles } from "../memory/stay-toggles.tsx";
import { rememberedStay } from "../memory/visitor-memory.ts";
import { CardBadges } from "./card-badges.tsx";
import styles from "./stay-card.module.css";

interface CardPhotosProps {
  readonly stay: Accommodation;
  readonly variant: ResultVariant;
  readonly eager: boolean;
  readonly href: string;
  /** Price of the card, for the percentage of the discount. */
  readonly price: CardPrice | null;
}

/**
 * Activates the card's name link for a click on its pictures, with the same modifier keys. Pictures lie above
 * the hit area of the link, so that they can be swiped.
 */
function activateNameLink(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, nativeEvent, target } = event;
  // Buttons have their own function, and Swiper cancels the click that ends a swipe.
  if (event.defaultPrevented || (target instanceof Element && target.closest("button"))) return;
  const link = currentTarget.closest("article")?.querySelector("h2 a");
  link?.dispatchEvent(new window.MouseEvent("click", nativeEvent));
}

/** Pictures of a card with its badges, which a compact card has beside its area (SR-05, ST-03, ST-04). */
export function CardPhotos({ stay, variant, eager, href, price }: CardPhotosProps) {
  const images = mainFirst(stay.content.images);
  const isCompact = variant === "StandardCompact";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the name link does the same for keyboards
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name link does the same for keyboards
    <div className={styles.media} onClick={activateNameLink}>
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
      {!isCompact && <StayToggles stay={rememberedStay(stay, href)} />}
      {!isCompact && <CardBadges stay={stay} price={price} />}
    </div>
  );
}
