import type { ResultVariant } from "@stays/contract";
import { type Accommodation, IMAGE_SIZES, mainFirst } from "@stays/domain";
import { type CardPrice, discountPercent } from "@stays/search/listing";
import { useTexts } from "@stays/texts";
import { Badge, Photo, PhotoCarousel, VisuallyHidden } from "@stays/ui";
import type { MouseEvent } from "react";
import { toStoredStay } from "../favourites/favourites-store.ts";
import { StayToggles } from "../favourites/stay-toggles.tsx";
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
      {!isCompact && <StayToggles stay={toStoredStay(stay, href)} />}
      {!isCompact && <CardBadges stay={stay} price={price} />}
    </div>
  );
}

/** Badges of a card: recommended, discounted, hostel (SR-05). */
export function CardBadges({ stay, price }: Pick<CardPhotosProps, "stay" | "price">) {
  const { t } = useTexts("mf-search");
  return (
    <div className={styles.badges}>
      {stay.content.isHighlight && <Badge kind="recommended">{t("recommended")}</Badge>}
      {stay.discounted && <DiscountBadge percent={discountPercent(price)} />}
      {stay.content.isHostel && <Badge>{t("hostel")}</Badge>}
    </div>
  );
}

/** Badge `−15%`, read as `Discounted −15%`; without a known percentage `Discounted`. */
function DiscountBadge({ percent }: { readonly percent: number | null }) {
  const { t } = useTexts("mf-search");
  if (percent === null) return <Badge kind="deal">{t("discounted")}</Badge>;
  return (
    <Badge kind="deal">
      <VisuallyHidden>{`${t("discounted")} `}</VisuallyHidden>
      <span>{t("discountPercent", { percent })}</span>
    </Badge>
  );
}
