import { Link, useCart, useOutsideAddress, usePageContext, useTrackCheckout } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { tripTarget } from "@stays/search";
import { ArrowRightIcon, Icon, onLinkOpened, StatusText } from "@stays/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

export function DaysHeader({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <ArrivalNote />
        <h1>{heading}</h1>
        <div className={styles.intro}>{children}</div>
      </div>
      <HeaderLinks />
    </header>
  );
}

/** What is below the header of a day page instead of days: a note or a failure. */
export function DaysNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

/** Says on the page that an add has led to that the stay is in the basket (CT-03). */
export function ArrivalNote() {
  const { t } = useActivityTexts();
  const { name: route } = usePageContext().route;
  const arrival = useCart((cart) => cart.arrival);
  const [isReady, setReady] = useState(false);
  // Screen readers announce changes of a status, not its initial text.
  useEffect(() => setReady(true), []);
  const isSaid = arrival === route;
  return (
    <StatusText className={isSaid ? styles.arrived : undefined}>
      {isSaid && isReady && t("arrived")}
    </StatusText>
  );
}

/** Links to the trip so far and to the basket, which loads a new document and works without JavaScript. */
export function HeaderLinks() {
  const { t } = useActivityTexts();
  const pageContext = usePageContext();
  const trip = tripTarget(pageContext);
  return (
    <div className={styles.links}>
      <Link className={styles.link} to={linkTo(pageContext.route.language, trip)}>
        {t("yourTrip")}
      </Link>
      <a className={styles.link} href={useOutsideAddress("basket")} {...onLinkOpened(useTrackCheckout())}>
        <span>{t("skipToBasket")}</span>
        <Icon of={ArrowRightIcon} directional />
      </a>
    </div>
  );
}
