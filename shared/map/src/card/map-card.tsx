import { useSettings } from "@stays/contract";
import { cutIntroduction, IMAGE_SIZES, INTRODUCTION_LENGTH } from "@stays/domain";
import { CloseIcon, classNames, type ElementNode, IconButton, LinkButton, Photo, Price } from "@stays/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMapTexts } from "../map-texts.ts";
import type { MapPoint } from "../points/map-point.ts";
import styles from "./map-card.module.css";

export interface MapCardProps {
  readonly point: MapPoint;
  /** A control beside View. */
  readonly action?: ReactNode;
  /** Below the area. */
  readonly content?: ElementNode;
  /** Opened by keyboard: the card takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: (byKeyboard: boolean) => void;
}

/** The card of a pin: image, name, from-price or introduction, View (MP-02). */
export function MapCard({ point, action, content, takesFocus, onClose }: MapCardProps) {
  const { t } = useMapTexts();
  const { loggedIn } = useSettings();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article aria-labelledby={headingId} className={classNames(styles.card, loggedIn && styles.underToolbar)}>
      {point.image && (
        <Photo
          image={point.image}
          size={IMAGE_SIZES.teaser}
          alt=""
          ratio="fill"
          eager
          className={styles.image}
        />
      )}
      <div className={styles.body}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.name} translate="no">
          {point.name}
        </h3>
        {point.area && <p className={styles.area}>{point.area}</p>}
        {content}
        {!point.price && point.introduction && (
          <p className={styles.text}>{cutIntroduction(point.introduction, INTRODUCTION_LENGTH.card)}</p>
        )}
        <div className={styles.end}>
          {point.price && (
            <Price
              from
              amount={point.price.amount}
              currency={point.price.currency}
              originalAmount={point.price.originalAmount}
              basis={point.nights > 0 ? t("forNights", { count: point.nights }) : undefined}
            />
          )}
          {action && <div className={styles.action}>{action}</div>}
          {point.href && (
            <LinkButton to={point.href} size="small" className={styles.view} aria-describedby={headingId}>
              {point.count > 1 ? t("viewCount", { count: point.count }) : t("view")}
            </LinkButton>
          )}
        </div>
      </div>
      <IconButton
        icon={CloseIcon}
        label={t("closeCard")}
        className={styles.close}
        onClick={(event) => onClose(event.detail === 0)}
      />
    </article>
  );
}
