import type { Accommodation } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Badge, VisuallyHidden } from "@stays/ui";
import { type CardPrice, discountPercent } from "../listing/from-price.ts";
import styles from "./stay-card.module.css";

interface CardBadgesProps {
  readonly stay: Accommodation;
  /** Price of the card, for the percentage of the discount. */
  readonly price: CardPrice | null;
}

/** Badges of a card: recommended, discounted, hostel (SR-05). */
export function CardBadges({ stay, price }: CardBadgesProps) {
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
