import type { ResultVariant } from "@stays/contract";
import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { Link } from "@stays/router";
import { useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import { memo, useId } from "react";
import { fromPrice } from "../listing/from-price.ts";
import { rememberedStay, rememberViewed } from "../memory/visitor-memory.ts";
import type { Highlight } from "../results-map/highlight.ts";
import { useIsHighlighted } from "../results-map/use-highlight.ts";
import { VARIANT_LAYOUTS } from "../view-as/variant-layout.ts";
import { CardAction } from "./card-action.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardLocation } from "./card-location.tsx";
import { CardPhotos } from "./card-photos.tsx";
import { CardPriceLine } from "./card-price-line.tsx";
import styles from "./stay-card.module.css";

export interface StayCardProps {
  readonly stay: Accommodation;
  readonly variant: ResultVariant;
  /** URL of the stay's page, with the current query string (RT-07). */
  readonly href: string;
  readonly rooms: readonly PersonConfiguration[];
  /** Whether it is in the viewport at first, so that its picture loads eagerly. */
  readonly eager: boolean;
  /** Whether it is near the viewport; otherwise only its name is rendered. */
  readonly isNear: boolean;
  /** Store of the hovered stay, which highlights the card of a hovered pin (SR-09). */
  readonly highlight: Highlight;
  readonly onShowOnMap: (id: string) => void;
}

/** Card of a stay in the results (SR-05). The whole card is the hit area of its name link. */
export const StayCard = memo(function StayCard(props: StayCardProps) {
  const { stay, variant, href, rooms, eager, isNear, highlight, onShowOnMap } = props;
  const { t } = useTexts("mf-search");
  const nameId = useId();
  const isHighlighted = useIsHighlighted(highlight, stay.id);
  const isCompact = variant === "StandardCompact";
  const price = fromPrice(stay, rooms);
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        styles.card,
        styles[VARIANT_LAYOUTS[variant]],
        isHighlighted && styles.highlighted,
      )}
      onPointerEnter={() => highlight.setState({ id: stay.id })}
      onPointerLeave={() => highlight.setState({ id: null })}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest("a"))
          rememberViewed(rememberedStay(stay, href));
      }}
      onFocus={() => highlight.setState({ id: stay.id })}
      onBlur={() => highlight.setState({ id: null })}
    >
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          <Link to={href}>{stay.name}</Link>
        </h2>
        {isNear && (
          <>
            <CardLocation
              area={stay.content.geoPath}
              position={stay.content.position}
              label={t("showOnMap")}
              nameId={nameId}
              onShowOnMap={() => onShowOnMap(stay.id)}
            />
            {isCompact ? (
              <CardBadges stay={stay} price={price} />
            ) : (
              <CardFacts content={stay.content} withIntroduction={variant !== "Standard"} />
            )}
          </>
        )}
      </div>
      {isNear && (
        <>
          <CardPhotos stay={stay} variant={variant} eager={eager} href={href} price={price} />
          <div className={styles.buy}>
            <CardPriceLine price={price} guests={rooms} isSmall={isCompact} />
            <CardAction stay={stay} href={href} nameId={nameId} isSmall={isCompact} />
          </div>
        </>
      )}
    </article>
  );
});
