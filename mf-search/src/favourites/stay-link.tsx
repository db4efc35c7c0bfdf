import { IMAGE_SIZES } from "@stays/domain";
import { type ElementNode, muted, onLinkOpened, Photo, TextLink } from "@stays/ui";
import type { ReactNode } from "react";
import { rememberViewed, type StoredStay } from "./favourites-store.ts";
import styles from "./stay-list.module.css";

interface StayLinkProps {
  readonly stay: StoredStay;
  /** Query string with dates and guests, added to the link. */
  readonly search: string;
  /** At the end of the card, above the hit area of its link. */
  readonly end?: ReactNode;
  /** Below the name and the area. */
  readonly children?: ElementNode;
}

/** Card of a remembered stay; the whole card is the hit area of its link. */
export function StayLink({ stay, search, end, children }: StayLinkProps) {
  return (
    <div className={styles.stay} {...onLinkOpened(() => rememberViewed(stay))}>
      <div className={styles.picture}>
        <Photo image={stay.picture} size={IMAGE_SIZES.rate} alt="" />
      </div>
      <div className={styles.words}>
        <TextLink to={`${stay.path}${search}`} className={styles.name}>
          <span translate="no">{stay.name}</span>
        </TextLink>
        {stay.area && <span className={muted("sm")}>{stay.area}</span>}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
