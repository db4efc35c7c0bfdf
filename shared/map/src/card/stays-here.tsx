import { useSettings } from "@stays/contract";
import { useFormat } from "@stays/texts";
import { CloseIcon, classNames, IconButton } from "@stays/ui";
import { useEffect, useId, useRef } from "react";
import { useMapTexts } from "../map-texts.ts";
import { pinLabel } from "../pins/pin-label.ts";
import type { MapPoint } from "../points/map-point.ts";
import styles from "./map-card.module.css";

export interface StaysHereProps {
  readonly points: readonly MapPoint[];
  readonly onOpen: (id: string) => void;
  readonly onClose: (byKeyboard: boolean) => void;
}

/** A list of the stays at one position, which no zoom can separate: a name and a price each. */
export function StaysHere({ points, onOpen, onClose }: StaysHereProps) {
  const { t } = useMapTexts();
  const { money } = useFormat();
  const { loggedIn } = useSettings();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <article
      aria-labelledby={headingId}
      className={classNames(styles.card, styles.several, loggedIn && styles.underToolbar)}
    >
      <div className={styles.body}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.name}>
          {t("staysHere", { count: points.length })}
        </h3>
        <ul className={styles.stays}>
          {points.map((point) => (
            <li key={point.id}>
              <button
                type="button"
                className={styles.stay}
                aria-label={pinLabel(point, money).name}
                onClick={() => onOpen(point.id)}
              >
                <span translate="no">{point.name}</span>
                {point.price && <b translate="no">{money(point.price.amount, point.price.currency)}</b>}
              </button>
            </li>
          ))}
        </ul>
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
