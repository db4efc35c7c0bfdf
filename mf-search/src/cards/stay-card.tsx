import { Link, type ResultVariant, usePageContext, useSettings } from "@stays/contract";
import {
  type Accommodation,
  type Content,
  countGuests,
  cutIntroduction,
  hasPosition,
  INTRODUCTION_LENGTH,
  isInBookingSystem,
  topAttributes,
} from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { type CardPrice, fromPrice } from "@stays/search/listing";
import { useFormat, useTexts } from "@stays/texts";
import {
  classNames,
  FacilityIcon,
  Icon,
  LinkButton,
  MapPinIcon,
  muted,
  onLinkOpened,
  Price,
  TextButton,
  Tooltip,
} from "@stays/ui";
import { type ComponentProps, memo, useId } from "react";
import { VARIANT_LAYOUTS } from "../results/list-variants.tsx";
import { explainMissingPrice } from "../results-data/missing-price.ts";
import { useOpenResult } from "../results-data/use-track-results.ts";
import { type MapFocus, useIsHovered } from "../results-map/use-map-focus.ts";
import { CardBadges, CardPhotos } from "./card-photos.tsx";
import styles from "./stay-card.module.css";

export interface StayCardProps {
  readonly stay: Accommodation;
  readonly variant: ResultVariant;
  /** Whether it is in the viewport at first, so that its picture loads eagerly. */
  readonly eager: boolean;
  /** Whether it is near the viewport; otherwise only its name is rendered. */
  readonly isNear: boolean;
  readonly focus: MapFocus;
}

/** Card of a stay in the results (SR-05). The whole card is the hit area of its name link. */
export const StayCard = memo(function StayCard(props: StayCardProps) {
  const { stay, variant, eager, isNear, focus } = props;
  const { route, search, settings } = usePageContext();
  // With the current query string (RT-07).
  const href = accommodationLink(route.language, stay, settings.results.detailLinks, route.search);
  const nameId = useId();
  const openResult = useOpenResult();
  const isCompact = variant === "StandardCompact";
  const price = fromPrice(stay, search.persons);
  return (
    <CardFrame
      id={stay.id}
      nameId={nameId}
      layout={styles[VARIANT_LAYOUTS[variant]]}
      focus={focus}
      {...onLinkOpened(() => openResult(stay, href))}
    >
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name} translate="no">
          <Link to={href}>{stay.name}</Link>
        </h2>
        {isNear && (
          <>
            <CardLocation
              content={stay.content}
              nameId={nameId}
              onShowOnMap={() => focus.showOnMap(stay.id)}
            />
            {isCompact ? <CardBadges stay={stay} price={price} /> : <CardFacts content={stay.content} />}
          </>
        )}
      </div>
      {isNear && (
        <>
          <CardPhotos stay={stay} variant={variant} eager={eager} href={href} price={price} />
          <div className={styles.buy}>
            <CardPriceLine price={price} isSmall={isCompact} />
            <CardAction stay={stay} href={href} nameId={nameId} isSmall={isCompact} />
          </div>
        </>
      )}
    </CardFrame>
  );
});

interface CardFrameProps
  extends Pick<ComponentProps<"article">, "onClickCapture" | "onAuxClickCapture" | "children"> {
  readonly id: string;
  readonly nameId: string;
  /** Class of the variant. */
  readonly layout: string | undefined;
  readonly focus: MapFocus;
}

/** The element around a card, which alone renders again when it, or its pin, is hovered (SR-09). */
function CardFrame({ id, nameId, layout, focus, ...article }: CardFrameProps) {
  const isHovered = useIsHovered(focus, id);
  return (
    <article
      {...article}
      aria-labelledby={nameId}
      className={classNames(styles.card, layout, isHovered && styles.highlighted)}
      onPointerEnter={() => focus.hover(id)}
      onPointerLeave={() => focus.hover(null)}
      onFocus={() => focus.hover(id)}
      onBlur={() => focus.hover(null)}
    />
  );
}

interface CardActionProps {
  readonly stay: Accommodation;
  readonly href: string;
  /** Id of the element with the stay's name, which completes the accessible name. */
  readonly nameId: string;
  readonly isSmall: boolean;
}

/**
 * Link of a card: Book when products exist, otherwise View, with the grouped count above 1 (SR-06, rulings 13 and
 * 39), which its description names. It is primary only for a single unit: a group opens a list to choose from.
 */
function CardAction({ stay, href, nameId, isSmall }: CardActionProps) {
  const { t } = useTexts("mf-search");
  const canBook = stay.products.length > 0 && isInBookingSystem(stay.id);
  const count = stay.productsGroupedTotal;
  const key = canBook ? "book" : "view";
  const link = (label: string, countId?: string) => (
    <LinkButton
      to={href}
      variant={canBook && stay.totalResults <= 1 ? "primary" : "secondary"}
      size={isSmall ? "small" : "medium"}
      aria-describedby={classNames(nameId, countId)}
    >
      {label}
    </LinkButton>
  );
  if (count <= 1) return link(t(key));
  return (
    <Tooltip text={t("kinds", { count })}>{(countId) => link(t(`${key}Count`, { count }), countId)}</Tooltip>
  );
}

interface CardLocationProps {
  readonly content: Content;
  readonly nameId: string;
  readonly onShowOnMap: () => void;
}

/** Full text of the last geo path (ruling 56), with a Show on map button when the position is known (MP-04). */
function CardLocation({ content: { geoPath, position }, nameId, onShowOnMap }: CardLocationProps) {
  const { t } = useTexts("mf-search");
  return (
    <p className={styles.location}>
      {geoPath && <span>{geoPath}</span>}
      {hasPosition(position) && (
        <span className={styles.onMap}>
          <Icon of={MapPinIcon} />
          <TextButton aria-describedby={nameId} onClick={onShowOnMap}>
            {t("showOnMap")}
          </TextButton>
        </span>
      )}
    </p>
  );
}

interface CardPriceLineProps {
  readonly price: CardPrice | null;
  readonly isSmall: boolean;
}

/**
 * Price line `from 4 185 kr for 3 nights`: the total of the whole search, or the reason for no price (SR-05,
 * SR-11).
 */
function CardPriceLine({ price, isSmall }: CardPriceLineProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const pageContext = usePageContext();
  if (!price) return <p className={muted("sm")}>{t(explainMissingPrice(pageContext))}</p>;
  const nights = t("forNights", { count: format.nights(price.start, price.end) });
  const guests = t("guests", { count: countGuests(pageContext.search.persons).guests });
  return (
    <Price
      amount={price.amount}
      currency={price.currency}
      originalAmount={price.originalAmount}
      from
      basis={isSmall ? nights : `${nights}, ${guests}`}
    />
  );
}

/** Top facility icons and the introduction of a stay (SR-05, AT-01). */
function CardFacts({ content }: { readonly content: Content }) {
  const { topAttributeIds, maxTop } = useSettings().attributes;
  const facilities = topAttributes(content.attributes, { topAttributeIds, max: maxTop });
  const introduction = cutIntroduction(content.introduction, INTRODUCTION_LENGTH.card);
  return (
    <>
      {facilities.length > 0 && (
        <ul className={styles.facts}>
          {facilities.map(({ id, icon, name, type, value }) => (
            <li key={id}>
              <FacilityIcon name={icon} />
              <span>{type === "Boolean" || value === "True" ? name : `${name}: ${value}`}</span>
            </li>
          ))}
        </ul>
      )}
      {introduction && <p className={styles.introduction}>{introduction}</p>}
    </>
  );
}
